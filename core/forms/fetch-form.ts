import * as z from 'zod/mini';
import { getHttp, getRuntime } from '../runtime/index.js';
import type { Form } from './form.js';
import { parseForm } from './parse-form.js';

/**
 * Fetches a form from the API by its id; the request is not in the specification (examples/server/CONTRACT.md).
 * @throws NetError, FormError
 */
export function fetchForm(formId: string): Promise<Form> {
  return request(getRuntime().apiOrigin, `/api/forms/${encodeURIComponent(formId)}`);
}

/**
 * Fetches a form from a URL, resolved against the page. Only the origins of the page and the API are allowed.
 * @throws NetError, FormError; TypeError for another origin.
 */
export async function fetchFormFrom(src: string): Promise<Form> {
  const { origin, pathname, search } = new URL(src, document.baseURI);
  if (![location.origin, getRuntime().apiOrigin].includes(origin)) {
    throw new TypeError(`${origin} is neither the page's own origin nor the API's`);
  }
  return request(origin, `${pathname}${search}`);
}

async function request(origin: string, path: string): Promise<Form> {
  return parseForm(
    await getHttp(origin).request({ method: 'GET', path, schema: () => z.unknown() }),
  );
}
