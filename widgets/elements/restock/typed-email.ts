import { getRuntime } from '../../../core/runtime/index.js';

/** The address that was typed last, for the page's other restock forms: those of other variants. */
export function typedEmail(): { text: string } {
  return getRuntime().shared('restock.typed', () => ({ text: '' }));
}
