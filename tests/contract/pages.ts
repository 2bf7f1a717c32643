import type { TestVisitor } from './visitor.js';

/** A page as a browser shows it, after all redirects. */
export interface OpenPage {
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

export const locationOf = (response: Response) => response.headers.get('Location') ?? '';

const mostHops = 6;

/** Opens a page with all redirects. */
export async function openPage(visitor: TestVisitor, address: string): Promise<OpenPage> {
  let path = address;
  for (let hops = 0; hops < mostHops; hops += 1) {
    const response = await visitor.send(path, { withoutCrumb: true });
    if (response.status !== 303) {
      return { path, status: response.status, text: await response.text() };
    }
    path = locationOf(response);
  }
  throw new Error(`${address} redirects for ever.`);
}

/** Sends the form of a page with its own hidden fields. */
export function pressForm(
  visitor: TestVisitor,
  { path, text }: Pick<OpenPage, 'path' | 'text'>,
  fields: Record<string, string>,
): Promise<Response> {
  return visitor.submit(path, { ...hiddenFieldsOf(text), ...fields });
}

export function hiddenFieldsOf(text: string): Record<string, string> {
  const hidden = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
}
