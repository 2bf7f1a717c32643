import type { PageCall } from './rendering.js';
import type { Typed } from './views/parts/field.js';

/** The texts of a form; files are left out. A body that is no form has none. */
export async function readForm(c: PageCall): Promise<Typed> {
  const body = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
