/** 22 random characters, which name one load of a page. No secret: `Math.random` tells pages apart everywhere. */
export function createPageId(): string {
  const letter = () => Math.floor(Math.random() * 36).toString(36);
  return Array.from({ length: 22 }, letter).join('');
}
