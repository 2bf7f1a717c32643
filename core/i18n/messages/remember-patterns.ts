import { remember } from '../../base/index.js';
import type { MessagePart } from './parse.js';

/** Platform §9. */
const mostPatterns = 100;

/** `parse`, which keeps the parts of the last hundred patterns. */
/* @__NO_SIDE_EFFECTS__ */
export function rememberPatterns(
  parse: (pattern: string) => readonly MessagePart[],
): (pattern: string) => readonly MessagePart[] {
  const patterns = new Map<string, readonly MessagePart[]>();
  return (pattern) => remember(patterns, pattern, () => parse(pattern), mostPatterns);
}
