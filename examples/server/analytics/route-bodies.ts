import { readJson, type FormFields } from './index.js';
import { Problem, type Call } from '../http/index.js';

const formType = 'application/x-www-form-urlencoded';
const jsonType = 'application/json';
/** What a page may send to another origin without asking first. */
const textType = 'text/plain';

function typeOf(c: Call): string {
  const type = c.req.header('Content-Type') ?? textType;
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** The fields of a form-encoded body. @throws Problem `unsupported-media-type`, `invalid-request`. */
export async function readFields(c: Call): Promise<FormFields> {
  if (typeOf(c) !== formType) throw new Problem('unsupported-media-type');
  const fields = [...new URLSearchParams(await c.req.text())];
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length) {
    throw new Problem('invalid-request', { errors: { body: 'A field is there twice.' } });
  }
  return Object.fromEntries(fields);
}

/** @throws Problem `unsupported-media-type`, `malformed-body`, `invalid-request` when it is nested too deep. */
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

/** The body of the pipeline's call, whose form has its members as JSON texts. */
export async function readEventsBody(c: Call): Promise<unknown> {
  if (typeOf(c) !== formType) return readJsonBody(c);
  const entries = Object.entries(await readFields(c));
  return Object.fromEntries(entries.map(([name, text]) => [name, readJson(text, name)]));
}
