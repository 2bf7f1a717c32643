import { tryOrUndefined } from './try-or-undefined.js';
import { serialise } from './serialise.js';
import type { Stamp } from './types.js';

/** From one sequence to another, both included. */
type Range = [from: number, to: number];

/** The question which of these events the server has; of each page they are best given in their order. */
export function askReceipts(environment: string, events: readonly Stamp[]): string {
  const pages: Record<string, Range[]> = {};
  for (const { pageId, sequence } of events) {
    const ranges = (pages[pageId] ??= []);
    const last = ranges.at(-1);
    if (last?.[1] === sequence - 1) last[1] = sequence;
    else ranges.push([sequence, sequence]);
  }
  return serialise({ environment, pages });
}

/** Whether an answer says that the server has an event; undefined when it is none. */
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

/** A field of a JSON object; undefined when the text is none. */
export function readField(text: string, name: string): unknown {
  return tryOrUndefined(() => (JSON.parse(text) as Record<string, unknown> | null)?.[name]);
}
