import type { SenderInfo, WireEvent } from '../delivery/index.js';

export const formType = 'application/x-www-form-urlencoded;charset=UTF-8';
export const jsonType = 'application/json';
/** JSON for another origin: a type that needs no preflight. */
export const textType = 'text/plain;charset=UTF-8';

export function encodeForm(fields: Readonly<Record<string, string | number>>): string {
  // It writes numbers as it writes texts; only its types want texts alone.
  return String(new URLSearchParams(fields as Record<string, string>));
}

/** The sender as every intake reads it: `drops` are totals since the page began. */
export function writeSender({ pageId, wall, monotonic, drops }: SenderInfo): string {
  return JSON.stringify({ page_id: pageId, sent_at: wall, monotonic, drops });
}

/** What names an event, as every intake reads it. */
export function nameEvent({ id, sequence, wall, monotonic }: WireEvent) {
  return { event_id: id, sequence, occurred_at: wall, monotonic };
}

/** Puts that, and the written sender where it is given, at the end of a written object that has members. */
export function withIds(object: string, wire: WireEvent, sender?: string): string {
  const ids = JSON.stringify(nameEvent(wire)).slice(1, -1);
  return `${object.slice(0, -1)},${ids}${sender ? `,"sender":${sender}` : ''}}`;
}
