import { Problem } from '../server/index.js';
import { ownFormAddress } from './views/forms.js';
import { letterView } from './views/letter.js';
import { download } from './download.js';
import { ownerPage } from './owner-page.js';
import type { OwnerCall, OwnerForm } from './page-description.js';

const listOf = ({ param }: OwnerCall) => `${ownFormAddress(param('formId'))}/submissions`;

/** A letter that a form has brought: its reply, and the mark that it is done. */
export const letterPages = ownerPage({
  path: '/owner/forms/:formId/submissions/:submissionId',
  area: 'letters',
  template: 'owner-letter',
  async view({ services, param, crumb, refused, ...call }) {
    const formId = param('formId');
    const form = isId(formId) ? await services.forms.find(formId) : null;
    const letter = form && (await findLetter({ ...call, services, param }));
    if (!form || !letter?.email) return null;
    const { subject = '', text = '' } = refused?.typed ?? {};
    return letterView({
      crumb,
      form,
      letter,
      typed: refused === null ? {} : { subject, text },
      errors: refused?.errors ?? {},
      problem: refused?.message ?? null,
    });
  },
  forms: {
    '': {
      action: 'letter-answered',
      back: backOfReply,
      async work({ typed: { subject = '', text = '' }, record, ...call }) {
        await call.services.forms.reply({ ...requireIds(call), subject, text }, record);
        return `${listOf(call)}?replied`;
      },
    },
    done: {
      action: 'letter-marked',
      back: listOf,
      async work({ typed, record, ...call }) {
        const isDone = typed['done'] === 'yes';
        await call.services.forms.markDone({ ...requireIds(call), isDone }, record);
        return listOf(call);
      },
    },
    remove: {
      action: 'letter-removed',
      back: listOf,
      async work({ record, ...call }) {
        await call.services.forms.removeSubmission(requireIds(call), record);
        return `${listOf(call)}?removed`;
      },
    },
  },
});

/** The reply is shown again, unless there is nothing to reply to. */
async function backOfReply(call: OwnerCall): Promise<string | null> {
  return (await findLetter(call)) === null ? listOf(call) : null;
}

/** By a form, because the record of actions keeps who took the data out. */
export const letterExport: OwnerForm<unknown> = {
  area: 'letters',
  action: 'letters-exported',
  back: listOf,
  async work({ c, services, param, record }) {
    const formId = param('formId');
    if (!isId(formId)) throw new Problem('not-found');
    return download(c, `${formId}.csv`, await services.forms.exportCsv(formId, record));
  },
};

const namesOf = ({ param }: OwnerCall) => ({
  formId: param('formId'),
  submissionId: param('submissionId'),
});

/** PostgreSQL refuses a text that contains NUL. */
const isId = (text: string) => /^[\w-]{1,100}$/.test(text);

async function findLetter(call: OwnerCall) {
  const { formId, submissionId } = namesOf(call);
  return isId(formId) && isId(submissionId)
    ? call.services.forms.submission(formId, submissionId)
    : null;
}

/** @throws Problem `not-found`. */
function requireIds(call: OwnerCall) {
  const names = namesOf(call);
  if (!Object.values(names).every(isId)) throw new Problem('not-found');
  return names;
}
