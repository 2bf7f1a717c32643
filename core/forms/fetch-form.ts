import { fetchJson, getRuntime } from '../runtime/index.js';
import type { Form } from './form.js';
import { parseForm } from './parse-form.js';

/**
 * Fetches a form from the API by its id; the request is not in the specification (docs/server/CONTRACT.md).
 * @throws NetError, FormError
 */
export function fetchForm(formId: string): Promise<Form> {
  return fetchFormFrom(`${getRuntime().apiOrigin}/api/forms/${encodeURIComponent(formId)}`);
}

/**
 * Fetches a form from a URL, resolved against the page. Only the origins of the page and the API are allowed.
 * @throws NetError, FormError; TypeError for another origin.
 */
export async function fetchFormFrom(src: string): Promise<Form> {
  return parseForm(await fetchJson(src));
}
