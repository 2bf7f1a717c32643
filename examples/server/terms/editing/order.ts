/**
 * The ids with `moved` right before `before`; null if one of them is not there, or they are the same. A press that is
 * repeated changes nothing more.
 */
export function placeBefore(
  ids: readonly string[],
  moved: string,
  before: string,
): readonly string[] | null {
  if (moved === before || !ids.includes(moved) || !ids.includes(before)) return null;
  return ids.flatMap((id) => (id === before ? [moved, id] : id === moved ? [] : [id]));
}
