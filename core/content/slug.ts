/** `Hello,  World!` is written `hello-world`. Letters beyond A–Z are dropped (template language §9.1). */
export function slugify(text: string): string {
  return text
    .replace(/[^A-Za-z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();
}
