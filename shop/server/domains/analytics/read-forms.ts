import { readBody } from '../../ground/http/index.js';
import { readDataText, readSenderText } from './read-data.js';
import type { SentBatch } from './read-pipeline.js';
import { invalid } from './read-stamps.js';
import { nameSchema } from './stamp-schemas.js';
import type { SourceEnvironment } from './types.js';

/** The fields of a form-encoded body; no name occurs twice. */
export type FormFields = Readonly<Record<string, string>>;

const maxExtras = 50;

/** platform §7: one event of the legacy tracker, with any further fields. The crumb is not stored. */
export function readLegacy(
  { event, data, crumb: _, sender, ...extras }: FormFields,
  environment: SourceEnvironment,
): SentBatch {
  const names = Object.keys(extras);
  if (names.length > maxExtras) throw invalid('body', `There are more than ${maxExtras} fields.`);
  const read = readDataText(readText(data, 'data'), {
    environment,
    intake: 'legacy',
    name: readName(event),
    place: 'data.',
  });
  return { events: [{ ...read.event, extras }], sender: readSenderText(sender) ?? read.sender };
}

/** storefront §7: a census hit. `ss_cvr` is the visitor's cookie, if there is one. */
export function readHit(
  { event, data, ss_cvr: cookie, ...others }: FormFields,
  environment: SourceEnvironment,
): SentBatch {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw invalid(unknown, 'There is no such field.');
  const read = readDataText(readText(data, 'data'), {
    environment,
    intake: 'census',
    name: readName(event),
    place: 'data.',
  });
  if (!cookie) return { events: [read.event], sender: read.sender };
  const visitor = readBody(nameSchema, cookie);
  return {
    events: [{ ...read.event, visitor, extras: { ss_cvr: cookie } }],
    sender: read.sender,
  };
}

function readName(event: string | undefined): string {
  const parsed = nameSchema.safeParse(event);
  if (parsed.success) return parsed.data;
  throw invalid('event', parsed.error.issues[0]?.message ?? '');
}

function readText(text: string | undefined, name: string): string {
  if (text === undefined) throw invalid(name, 'It is missing.');
  return text;
}
