import type { Queryable } from '../../../ground/database/index.js';
import type { Read } from '../../../ground/http/index.js';
import { interfaceMessage } from '../../interface-messages/index.js';
import { storeProducts, type ProductRecord } from '../store-products.js';
import { readLine } from './read-values.js';
import { readRecords } from './records.js';
import { productLimits } from './types.js';

/** The labels by which the shop sorts products: a product has one category and any tags. */
export const labelKinds = ['tag', 'category'] as const;
export type LabelKind = (typeof labelKinds)[number];

/** A label in use, with how many products have it. */
export interface Label {
  readonly name: string;
  readonly count: number;
}

export type Labels = Readonly<Record<LabelKind, readonly Label[]>>;

const statements: Readonly<Record<LabelKind, string>> = {
  tag: `select tag as name, count(*)::integer as count
    from products, jsonb_array_elements_text(details->'tags') as tag
    where removed_at is null group by tag order by lower(tag), tag`,
  category: `select category as name, count(*)::integer as count from products
    where removed_at is null group by category order by lower(category), category`,
};

export async function readLabels(queryable: Queryable, kind: LabelKind): Promise<readonly Label[]> {
  return (await queryable.query<Label>(statements[kind])).rows;
}

/**
 * The new name of the label `from`, or what is wrong with the typed one: two labels never become one, because that could
 * not be undone (platform §5).
 */
export function checkLabel(
  kind: LabelKind,
  from: string,
  typed: string,
  known: readonly string[],
): Read<string> {
  const read = readLine(typed, `The ${kind}`, { least: 1, most: productLimits[kind] });
  if ('errors' in read) return read;
  // A comma separates tags.
  if (kind === 'tag' && read.value.includes(',')) return { errors: 'A tag has no comma in it.' };
  const isTaken = known.some((name) => name !== from && fold(name) === fold(read.value));
  return isTaken ? { errors: interfaceMessage('tagExists', { tagType: kind }) } : read;
}

const fold = (name: string) => name.toLowerCase();

/** Gives a label another name in each product that has it. False if none has it. */
export async function renameLabel(
  transaction: Queryable,
  kind: LabelKind,
  { from, to }: { readonly from: string; readonly to: string },
  editedAt: number,
): Promise<boolean> {
  const renamed = (await readRecords(transaction, null)).flatMap((record): ProductRecord[] => {
    const details = renamedIn(record.details, kind, from, to);
    return details === null ? [] : [{ ...record, details, editedAt }];
  });
  await storeProducts(transaction, renamed);
  return renamed.length > 0;
}

function renamedIn(
  details: ProductRecord['details'],
  kind: LabelKind,
  from: string,
  to: string,
): ProductRecord['details'] | null {
  if (kind === 'category') return details.category === from ? { ...details, category: to } : null;
  if (!details.tags.includes(from)) return null;
  return { ...details, tags: details.tags.map((tag) => (tag === from ? to : tag)) };
}
