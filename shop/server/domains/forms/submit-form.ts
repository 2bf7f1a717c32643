import { randomUUID } from 'node:crypto';
import {
  isTrapped,
  parseForm,
  sanitiseText,
  type AnswerSettings,
  type Form,
  type FormValues,
} from 'vitrine/core/forms';
import type { CaptchaCheck } from '../captcha/index.js';
import type { Database } from '../../ground/database/index.js';
import { Problem, type RateLimiter } from '../../ground/http/index.js';
import type { Mailer } from '../mail/index.js';
import type { MailingList } from '../mailing-list/index.js';
import { claimFiles, nameFiles } from './files/index.js';
import { readValid } from './fits.js';
import { readSent } from './sent-answers.js';
import { emailOf } from './email-of.js';
import { queueLetter } from './letters.js';
import { findFormOfFields } from './form-of-fields.js';
import { findWebsiteForm } from './stored-forms.js';
import { findSubmissionOfKey, hashRequest, consumeKey } from './submission-keys.js';
import { storeSubmission } from './submissions.js';
import type { FormJson, PageContext, SentForm } from './types.js';
import { answersInEnglish } from './words/index.js';

export interface SubmitContext {
  readonly database: Database;
  readonly limiter: RateLimiter<'submissions' | 'uploads'>;
  readonly captcha: Pick<CaptchaCheck, 'require'>;
  readonly mailingList: MailingList;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl' | 'ownerEmail'>;
  readonly answerSettings: AnswerSettings;
}

/** Validates and stores a submission. Resolves to its id; a repeat resolves to the first one's. */
export async function submitForm(
  context: SubmitContext,
  sent: SentForm,
  now: number,
): Promise<string> {
  await context.limiter.count('submissions', `address:${sent.address}`);
  const given = readSent(sent.values);
  const json =
    sent.formId === null
      ? await findFormOfFields(context.database, Object.keys(given))
      : await findWebsiteForm(context.database, sent.formId);
  if (json === null) throw new Problem('form-not-found');
  const answers = readSent(answersInEnglish(json, given));

  // Checked before the captcha, because a repeat after a lost response sends a used token.
  const requestHash = hashRequest(json.id, answers);
  const findEarlier = () => findSubmissionOfKey(context.database, sent.key, requestHash, now);
  const earlier = await findEarlier();
  if (earlier !== null) return earlier;

  const form = parseForm(json);
  const checked = readValid(form, answers, context.answerSettings);
  const values = await nameFiles(context.database, form, checked);
  try {
    await context.captcha.require(form.captcha, sent.captchaToken);
  } catch (error) {
    // A concurrent copy of this request may have used the token.
    const stored = await findEarlier();
    if (stored === null) throw error;
    return stored;
  }
  // A program that learned of it would try again.
  if (form.honeypot && isTrapped(sent.trap ?? '', values)) return randomUUID();
  return store(context, { json, form, values, requestHash }, sent, now);
}

interface Accepted {
  readonly json: FormJson;
  readonly form: Form;
  readonly values: FormValues;
  readonly requestHash: string;
}

async function store(
  { database, mailingList, mailer }: SubmitContext,
  { json, form, values, requestHash }: Accepted,
  { key, page }: SentForm,
  now: number,
): Promise<string> {
  const id = randomUUID();
  const isFirst = await database.transaction(async (transaction) => {
    if (!(await consumeKey(transaction, key, requestHash, id))) return false;
    const isStored = await storeSubmission(transaction, json, {
      id,
      values,
      page: cleanPage(page),
      now,
    });
    if (!isStored) throw new Problem('form-not-found');
    if (!(await claimFiles(transaction, form, values, id))) throw new Problem('malformed-form');
    const email = form.isNewsletter ? emailOf(form, values) : null;
    if (email !== null) await mailingList.join(transaction, email, `form:${form.id}`, now);
    // An owner who wants to know who joins looks at the list.
    if (!form.isNewsletter) {
      await queueLetter(transaction, mailer, { id, json, values, page: cleanPage(page) });
    }
    return true;
  });
  if (isFirst) return id;
  const stored = await findSubmissionOfKey(database, key, requestHash, now);
  if (stored === null) throw new Error('A used submission key has no submission.');
  return stored;
}

/** Removes characters that the database cannot store: scripts can set a title to anything. */
function cleanPage(page: PageContext): PageContext {
  return {
    ...page,
    pageTitle: sanitiseText(page.pageTitle),
    pageId: page.pageId && sanitiseText(page.pageId),
    pagePath: sanitiseText(page.pagePath),
  };
}
