import { Problem, type Call } from '../../ground/http/index.js';
import type { FormFields } from './read-forms.js';
import { readJson } from './read-json.js';

const formType = 'application/x-www-form-urlencoded';
const jsonType = 'application/json';
/** A page can send it to another origin without a CORS preflight. */
const textType = 'text/plain';

function typeOf(c: Call): string {
  const type = c.req.header('Content-Type') ?? textType;
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** Reads the fields of a form-encoded body. @throws Problem `unsupported-media-type`, `invalid-request`. */
export async function readFields(c: Call): Promise<FormFields> {
  if (typeOf(c) !== formType) throw new Problem('unsupported-media-type');
  const fields = [...new URLSearchParams(await c.req.text())];
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length) {
    throw new Problem('invalid-request', { errors: { body: 'A field occurs twice.' } });
  }
  return Object.fromEntries(fields);
}

/** Reads a JSON body. @throws Problem `unsupported-media-type`, `malformed-body`, or `invalid-request` if nested too deep. */
export async function readJsonBody(c: Call): Promise<unknown> {
  if (![jsonType, textType].includes(typeOf(c))) throw new Problem('unsupported-media-type');
  const text = await c.req.text();
  try {
    JSON.parse(text);
  } catch {
    throw new Problem('malformed-body');
  }
  return readJson(text, 'body');
}

/** Reads the body of the pipeline's call. As a form its fields hold JSON texts. */
export async function readEventsBody(c: Call): Promise<unknown> {
  if (typeOf(c) !== formType) return readJsonBody(c);
  const entries = Object.entries(await readFields(c));
  return Object.fromEntries(entries.map(([name, text]) => [name, readJson(text, name)]));
}
