/** The ids with `moved` right before `before`; null if one of them is not there, or it is so already. */
export function placeBefore(
  ids: readonly string[],
  moved: string,
  before: string,
): readonly string[] | null {
  if (!ids.includes(moved) || !ids.includes(before)) return null;
  if (moved === before || ids[ids.indexOf(before) - 1] === moved) return null;
  return ids.flatMap((id) => (id === before ? [moved, id] : id === moved ? [] : [id]));
}

/** The ids of a JSON array, which is the first parameter of the statement, with their places from 1. */
export const placedIds =
  'jsonb_array_elements_text($1::jsonb) with ordinality as placed (id, place)';
