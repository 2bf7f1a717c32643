import { serialise } from './serialise.js';
import { tryOrUndefined } from './try-or-undefined.js';
import type { Stamp } from './types.js';

/** A range of sequences, both ends included. */
type Range = [from: number, to: number];

/**
 * Writes the body of a receipts request: which of these events the server has. Neighbouring sequences of a page become
 * one range, so pass each page's events in order.
 */
export function writeReceiptsRequest(environment: string, events: readonly Stamp[]): string {
  const pages: Record<string, Range[]> = {};
  for (const { pageId, sequence } of events) {
    const ranges = (pages[pageId] ??= []);
    const last = ranges.at(-1);
    if (last?.[1] === sequence - 1) last[1] = sequence;
    else ranges.push([sequence, sequence]);
  }
  return serialise({ environment, pages });
}

/** Returns a check whether the server has an event, or undefined if the response contains no receipts. */
export function readReceipts(text: string): ((event: Stamp) => boolean) | undefined {
  const pages = readField(text, 'have') as Record<string, readonly Range[] | undefined> | undefined;
  return (
    pages &&
    (({ pageId, sequence }) =>
      !!tryOrUndefined(() =>
        pages[pageId]?.some(([from, to]) => from <= sequence && sequence <= to),
      ))
  );
}

/** Returns a field of a JSON object, or undefined if the text is not one. */
export function readField(text: string, name: string): unknown {
  return tryOrUndefined(() => (JSON.parse(text) as Record<string, unknown> | null)?.[name]);
}
