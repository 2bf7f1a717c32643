import type { Clock } from 'vitrine/core/runtime';
import { Problem } from '../../ground/http/index.js';
import { keepFile, purgeFiles, readSentFile, type FileStore } from './files/index.js';
import { saveForm } from './save-form.js';
import { findWebsiteForm, listForms, removeForm } from './stored-forms.js';
import { issueKey } from './submission-keys.js';
import { markLetter, replyToLetter } from './letters.js';
import { submissionsCsv } from './export-submissions.js';
import {
  allSubmissions,
  findSubmission,
  listSubmissions,
  removeSubmission,
} from './submissions.js';
import { submitForm, type SubmitContext } from './submit-form.js';
import type { Forms } from './types.js';
import { formInCallerWords } from './words/index.js';

export interface FormsContext extends SubmitContext {
  readonly files: FileStore;
  readonly clock: Pick<Clock, 'now'>;
}

export function createForms(context: FormsContext): Forms {
  const { database, clock, files, limiter } = context;
  return {
    async find(formId) {
      const form = await findWebsiteForm(database, formId);
      return form && formInCallerWords(form);
    },
    list: () => listForms(database),
    save: (form, record) =>
      database.transaction(async (queryable) => {
        const saved = await saveForm(queryable, form, clock.now());
        await record?.(queryable, saved.id);
        return saved;
      }),
    remove: (formId, record) =>
      database.transaction(async (queryable) => {
        const isRemoved = await removeForm(queryable, formId, clock.now());
        if (isRemoved) await record?.(queryable, formId);
        return isRemoved;
      }),
    async keepFile({ address, ...file }) {
      await limiter.count('uploads', `address:${address}`);
      return keepFile(database, files, file, clock.now());
    },
    readFile: (formId, fileId) => readSentFile(database, files, formId, fileId),
    purgeFiles: () => purgeFiles(database, files, clock.now()),
    issueKey: (given) => issueKey(database, given, clock.now()),
    submit: async (sent) => ({ submissionId: await submitForm(context, sent, clock.now()) }),
    async submissions(formId, cursor) {
      if ((await findWebsiteForm(database, formId)) === null) throw new Problem('form-not-found');
      return listSubmissions(database, formId, cursor);
    },
    submission: (formId, submissionId) => findSubmission(database, formId, submissionId),
    reply: (reply, record) => replyToLetter(context, reply, clock.now(), record),
    markDone: (letter, record) => markLetter(database, letter, clock.now(), record),
    removeSubmission: (name, record) =>
      database.transaction(async (transaction) => {
        if (!(await removeSubmission(transaction, name))) throw new Problem('not-found');
        await record?.(transaction, name.formId);
      }),
    async exportCsv(formId, record) {
      if ((await findWebsiteForm(database, formId)) === null) throw new Problem('form-not-found');
      return database.transaction(async (transaction) => {
        await record?.(transaction, formId);
        return submissionsCsv(await allSubmissions(transaction, formId));
      });
    },
  };
}
