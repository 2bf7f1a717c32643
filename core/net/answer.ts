import * as z from 'zod/mini';
import { isRecord } from '../base/index.js';
import { NetError, type NetErrorCode } from './errors.js';
import { parseRetryAfter } from './retry.js';
import type { Schema } from './schema.js';

/** The parts of a response that decide its outcome. `label` names the request in error messages. */
export interface Answer {
  label: string;
  /** From the origin's root. */
  path: string;
  status: number;
  text: string;
  retryAfter: string | null;
}

/**
 * Returns the body of a successful response, parsed by `schema`.
 * @throws NetError for every other response.
 */
export function readAnswer<T>(answer: Answer, schema: () => Schema<T>, now: number): T {
  const json = parseJson(answer.text);
  if (answer.status >= 400) throw toFailure(answer, json.body, now);
  const result = json.isValid ? z.safeParse(schema(), json.body) : null;
  if (result?.success) return result.data;
  throw new NetError('unexpected-answer', `${answer.label} answered something unexpected`, {
    status: answer.status,
    path: answer.path,
    body: json.body,
    cause: result?.error,
  });
}

function toFailure(
  { label, path, status, retryAfter }: Answer,
  body: unknown,
  now: number,
): NetError {
  const { error, crumbFail } = isRecord(body) ? body : {};
  const isCrumbFailure = status < 500 && crumbFail === true;
  return new NetError(
    isCrumbFailure ? 'crumb' : toCode(status, isRecord(body)),
    `${label} answered ${status}`,
    {
      status,
      path,
      body,
      serverMessage: typeof error === 'string' ? error : null,
      retryAfter: parseRetryAfter(retryAfter, now),
    },
  );
}

/** A page in between, such as a hotspot's, refuses with HTML; the server with a JSON object. */
function toCode(status: number, isOwn: boolean): NetErrorCode {
  if (status >= 500) return 'server';
  if (status === 404) return 'not-found';
  if (status === 410) return 'gone';
  if (status === 429) return 'rate-limited';
  return isOwn ? 'rejected' : 'unexpected-answer';
}

/** An empty body, such as that of a 204, counts as valid JSON of `undefined`. */
function parseJson(text: string): { isValid: boolean; body: unknown } {
  if (text.trim() === '') return { isValid: true, body: undefined };
  try {
    return { isValid: true, body: JSON.parse(text) };
  } catch {
    return { isValid: false, body: undefined };
  }
}
