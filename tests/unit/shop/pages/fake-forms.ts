import { parseForm, readAnswers, validateAnswers } from '../../../../core/forms/index.js';
import { forms as shopForms } from '../../../../examples/marram/forms.js';
import {
  Problem,
  type Submission,
  type FormJson,
  type Forms,
  type SentForm,
} from '../../../../shop/server/index.js';

export interface FakeForms extends Forms {
  /** What was stored. */
  readonly sent: SentForm[];
  readonly saved: unknown[];
  readonly removed: string[];
}

/** What a form has brought. */
const letter: Submission = {
  id: 'submission-1',
  submittedAt: Date.UTC(2026, 10, 2, 9, 30),
  fields: [],
  values: {},
  answers: [
    { label: 'Your name', text: 'Ada <b>Lovelace</b>' },
    { label: 'Message', text: 'N/A' },
  ],
  page: {
    pageTitle: 'Contact',
    pageId: 'contact',
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: null,
  },
  email: 'ada@example.com',
  doneAt: null,
  repliedAt: null,
};

/** The forms of the shop, or others, without a database. A key stores one set of answers. */
export function createFakeForms(stored: readonly FormJson[] = shopForms): FakeForms {
  const sent: SentForm[] = [];
  const saved: unknown[] = [];
  const removed: string[] = [];
  return {
    sent,
    saved,
    removed,
    find: (formId) => Promise.resolve(stored.find(({ id }) => id === formId) ?? null),
    list: () =>
      Promise.resolve(
        stored.map(({ id, name, isNewsletter = false }) => ({
          id,
          name,
          isNewsletter,
          submissionCount: id === 'contact' ? 2 : 0,
          lastSubmittedAt: id === 'contact' ? Date.UTC(2026, 10, 2, 9, 30) : null,
        })),
      ),
    async save(form) {
      if (typeof form !== 'object')
        throw new Problem('form-invalid', { errors: { '': 'No JSON.' } });
      saved.push(form);
      return Promise.resolve({ id: 'saved-form', name: 'Saved', fields: [] });
    },
    remove(formId) {
      removed.push(formId);
      return Promise.resolve(true);
    },
    keepFile: ({ name }) => Promise.resolve(`file-0001/${name}`),
    readFile: () => Promise.resolve(null),
    purgeFiles: () => Promise.resolve(),
    issueKey: (given) => Promise.resolve(given ?? `issued-${sent.length}-0123456789`),
    async submit(form) {
      const parsed = parseForm(stored.find(({ id }) => id === form.formId));
      const errors = validateAnswers(parsed, readAnswers(parsed, form.values));
      if (Object.keys(errors).length > 0) throw new Problem('invalid-fields', { errors });
      if (parsed.captcha !== null) throw new Problem('captcha');
      const before = sent.find(({ key }) => key === form.key);
      if (before && JSON.stringify(before.values) !== JSON.stringify(form.values)) {
        throw new Problem('submission-key');
      }
      if (!before) sent.push(form);
      return Promise.resolve({ submissionId: 'submission-1' });
    },
    reply: ({ subject, text }) =>
      subject === '' || text === ''
        ? Promise.reject(
            new Problem('invalid-fields', { errors: { text: 'Write something here.' } }),
          )
        : Promise.resolve(),
    markDone: () => Promise.resolve(),
    removeSubmission: () => Promise.resolve(),
    exportCsv: () => Promise.resolve('Sent\r\n'),
    submission: (_, id) => Promise.resolve(id === letter.id ? letter : null),
    submissions: (_, cursor) =>
      cursor === 'wrong'
        ? Promise.reject(new Problem('invalid-request'))
        : Promise.resolve({
            submissions: [letter],
            hasNextPage: cursor === null,
            nextPageCursor: cursor === null ? 'page 2' : null,
          }),
  };
}
