import { attributesInCallerWords, callerWords, type Catalogue } from '../catalogue/index.js';
import { answersInCallerWords } from '../forms/index.js';
import type { FormJson } from '../forms/index.js';
import type { EntryJson } from './schemas.js';

interface Lines {
  readonly entries: readonly EntryJson[];
}

/** The lines of a cart or an order, which are kept in English, in the language of the caller. */
export async function linesInCallerWords<Holder extends Lines>(
  holder: Holder,
  catalogue: Pick<Catalogue, 'kept'>,
): Promise<Holder> {
  if (callerWords() === null || holder.entries.length === 0) return holder;
  const kept = await catalogue.kept();
  const formOf = ({ itemId }: EntryJson) => kept.byId(itemId)?.form ?? null;
  return { ...holder, entries: holder.entries.map((entry) => inWords(entry, formOf(entry))) };
}

/** One line in the language of the caller. */
export async function lineInCallerWords<Entry extends EntryJson>(
  entry: Entry,
  catalogue: Pick<Catalogue, 'kept'>,
): Promise<Entry> {
  const { entries } = await linesInCallerWords({ entries: [entry] }, catalogue);
  return { ...entry, ...entries[0] };
}

function inWords(entry: EntryJson, form: FormJson | null): EntryJson {
  const { sku, attributes } = entry.chosenVariant;
  return {
    ...entry,
    chosenVariant: { sku, attributes: attributesInCallerWords(attributes) },
    answers: answersInCallerWords(entry.answers, form),
  };
}
