import type { Reason } from '../diagnosis.js';

/** The fixes for reports whose own sentence ends with the event. The first that matches counts. */
const fixes: ReadonlyArray<readonly [RegExp, string]> = [
  [/is none of /, 'Write one of these values.'],
  [/is not a number/, 'Write the number alone, without a unit.'],
  [/is not valid JSON/, 'Look for a missing quote or comma; print it with a JSON serializer.'],
  [/sells no product/, "Take the handle from the last part of the address of the product's page."],
  [/it has no <script type="application\/json">/, 'Give it product="…", the handle of a product.'],
  [
    /could not be fetched/,
    'It has to be the address of a product as JSON, of this page or of the shop.',
  ],
  [/is not a product/, 'Compare it with GET /api/commerce/products/… of the shop.'],
];

/** A mistake, with the fix of the table where its sentence has none. */
export function mistake(says: string, fix?: string): Reason {
  return { says, fix: fix ?? findFix(says), isMistake: true };
}

/** Something to know that is no mistake. */
export function note(says: string, fix: string | null = null): Reason {
  return { says, fix, isMistake: false };
}

function findFix(says: string): string | null {
  return fixes.find(([pattern]) => pattern.test(says))?.[1] ?? null;
}
