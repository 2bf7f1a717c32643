import type { EmailPattern } from 'vitrine/core/runtime';
import { defineDomain, type Ground } from '../../ground/domain.js';
import { mentions } from '../../ground/personal-data.js';
import type { CaptchaCheck } from '../captcha/index.js';
import type { Mailer } from '../mail/index.js';
import type { MailingList } from '../mailing-list/index.js';
import { createForms } from './create-forms.js';
import { createMemoryStore, type FileStore } from './files/index.js';
import { addFormRoutes } from './routes.js';
import { seedWebsiteForms } from './seed-forms.js';
import type { FormJson, Forms } from './types.js';

export interface FormOptions {
  /** The website's forms, stored once on first start; none by default. */
  readonly forms?: readonly FormJson[];
  /** Which email addresses forms accept; `any-tld` by default, as for a site without the setting. */
  readonly emailPattern?: EmailPattern;
  /** The store of files uploaded to forms; in memory by default. */
  readonly formFiles?: FileStore;
}

interface Given extends Ground<'submissions' | 'uploads'> {
  readonly captcha: CaptchaCheck;
  readonly mailingList: MailingList;
  readonly mailer: Mailer;
}

export const forms = defineDomain({
  name: 'forms',
  uses: ['captcha', 'mailing-list', 'mail'],
  seed: (database, options: FormOptions) => seedWebsiteForms(database, options.forms ?? []),
  open(given: Given, options: FormOptions) {
    const answerSettings = { emailPattern: options.emailPattern ?? 'any-tld' };
    const files = options.formFiles ?? createMemoryStore();
    return { answerSettings, forms: createForms({ ...given, files, answerSettings }) };
  },
  routes: addFormRoutes,
  limits: {
    /** Form submissions, accepted or not. */
    submissions: { calls: 20, seconds: 600 },
    /** Files uploaded to forms, accepted or not. */
    uploads: { calls: 60, seconds: 600 },
  },
  // A file that is uploaded by itself.
  largeBodies: [
    {
      accepts: ({ path }) => /^\/api\/forms\/[^/]+\/files$/.test(path),
      maxSize: 11_000_000,
      from: 'call',
    },
  ],
  personal: [
    {
      name: 'Letters and other forms',
      rows: `select form_id, submitted_at, answers, page from form_submissions where ${mentions('answers')}`,
      // Their files belong to no submission then, and are deleted with others of that kind.
      erase: [`delete from form_submissions where ${mentions('answers')}`],
    },
  ],
  expired: [{ table: 'form_submission_keys', where: 'expires_at <= $1' }],
  settle: ({ forms }: { readonly forms: Forms }) => forms.purgeFiles(),
});
