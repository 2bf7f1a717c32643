/** Engines differ in the kind of space: none of the tests is about it. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}
