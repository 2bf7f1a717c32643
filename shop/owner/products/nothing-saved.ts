import type { Refusal } from '../refusal.js';

/** What a page of products says above a refused form. */
export const nothingSaved = ({ code, message }: Refusal): string =>
  code === 'invalid-request' ? 'Nothing was saved: look at the marked fields.' : message;
