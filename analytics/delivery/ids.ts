/** Creates a random id of 22 characters for one page load. `Math.random` is enough: the id is unique, not secret. */
export function createPageId(): string {
  const letter = () => Math.floor(Math.random() * 36).toString(36);
  return Array.from({ length: 22 }, letter).join('');
}
