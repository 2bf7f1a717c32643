import { randomUUID } from 'node:crypto';
import {
  parseForm,
  sanitiseText,
  textsOf,
  type AnswerSettings,
  type Form,
  type FormValues,
} from '../../../core/forms/index.js';
import type { CaptchaCheck } from '../captcha/index.js';
import type { Database } from '../database/index.js';
import { Problem, type RateLimiter } from '../http/index.js';
import type { MailingList } from '../mailing-list/index.js';
import { readSent, readValid } from './sent-answers.js';
import { findWebsiteForm } from './stored-forms.js';
import { findStoredUnder, hashRequest, useKey } from './submission-keys.js';
import { storeSubmission } from './submissions.js';
import type { FormJson, PageContext, SentForm } from './types.js';

export interface SubmitParts {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly captcha: Pick<CaptchaCheck, 'require'>;
  readonly mailingList: MailingList;
  readonly answerSettings: AnswerSettings;
}

/** @returns The id under which it is stored; of a repeat, the one of before. */
export async function submitForm(parts: SubmitParts, sent: SentForm, now: number): Promise<string> {
  await parts.limiter.count('submissions', `address:${sent.address}`);
  const answers = readSent(sent.values);
  const json = await findWebsiteForm(parts.database, sent.formId);
  if (json === null) throw new Problem('form-not-found');

  // Before the captcha: a repeat after a lost answer brings a token that is used up.
  const requestHash = hashRequest(sent.formId, answers);
  const findEarlier = () => findStoredUnder(parts.database, sent.key, requestHash, now);
  const earlier = await findEarlier();
  if (earlier !== null) return earlier;

  const form = parseForm(json);
  const values = readValid(form, answers, parts.answerSettings);
  try {
    await parts.captcha.require(form.captcha, sent.captchaToken);
  } catch (error) {
    // The same request, sent twice at once, may have used the token meanwhile.
    const stored = await findEarlier();
    if (stored === null) throw error;
    return stored;
  }
  return store(parts, { json, form, values, requestHash }, sent, now);
}

interface Accepted {
  readonly json: FormJson;
  readonly form: Form;
  readonly values: FormValues;
  readonly requestHash: string;
}

async function store(
  { database, mailingList }: SubmitParts,
  { json, form, values, requestHash }: Accepted,
  { key, page }: SentForm,
  now: number,
): Promise<string> {
  const id = randomUUID();
  const isFirst = await database.transaction(async (transaction) => {
    if (!(await useKey(transaction, key, requestHash, id))) return false;
    const isStored = await storeSubmission(transaction, json, {
      id,
      values,
      page: cleanPage(page),
      now,
    });
    if (!isStored) throw new Problem('form-not-found');
    const email = form.isNewsletter ? emailOf(form, values) : null;
    if (email !== null) await mailingList.join(transaction, email, `form:${form.id}`, now);
    return true;
  });
  if (isFirst) return id;
  const stored = await findStoredUnder(database, key, requestHash, now);
  if (stored === null) throw new Error('A submission key is used up and yet names no submission.');
  return stored;
}

/** The first address that was given. */
function emailOf({ fields }: Form, values: FormValues): string | null {
  const texts = fields
    .filter(({ type }) => type === 'email')
    .flatMap(({ id }) => textsOf(values[id]));
  return texts.find((text) => text.trim() !== '') ?? null;
}

/** A title may hold anything that a script wrote there. */
function cleanPage(page: PageContext): PageContext {
  return {
    ...page,
    pageTitle: sanitiseText(page.pageTitle),
    pageId: page.pageId && sanitiseText(page.pageId),
    pagePath: sanitiseText(page.pagePath),
  };
}
