import type { PageCall } from './page-call.js';
import type { Typed } from './views/parts/field.js';

/** The text fields of a form, without files; empty if the body is not a form. */
export async function readForm(c: PageCall): Promise<Typed> {
  const body = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
