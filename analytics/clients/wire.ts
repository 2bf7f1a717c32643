import type { SenderInfo, WireEvent } from '../delivery/index.js';

export const formType = 'application/x-www-form-urlencoded;charset=UTF-8';
export const jsonType = 'application/json';
/** For JSON to another origin: needs no preflight request. */
export const textType = 'text/plain;charset=UTF-8';

export function encodeForm(fields: Readonly<Record<string, string | number>>): string {
  // It writes numbers correctly; only its types require strings.
  return String(new URLSearchParams(fields as Record<string, string>));
}

/** Writes the sender in the format of all calls; `drops` are totals since the page began. */
export function writeSender({ pageId, wall, monotonic, drops }: SenderInfo): string {
  return JSON.stringify({ page_id: pageId, sent_at: wall, monotonic, drops });
}

/** The fields that identify an event, in the format of all calls. */
export function nameEvent({ id, sequence, wall, monotonic }: WireEvent) {
  return { event_id: id, sequence, occurred_at: wall, monotonic };
}

/** Appends those fields, and the written sender if given, to the JSON of an object with members. */
export function withIds(object: string, wire: WireEvent, sender?: string): string {
  const ids = JSON.stringify(nameEvent(wire)).slice(1, -1);
  return `${object.slice(0, -1)},${ids}${sender ? `,"sender":${sender}` : ''}}`;
}
