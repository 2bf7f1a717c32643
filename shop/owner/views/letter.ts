import type { Submission } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { fieldView, type Typed } from '../../pages/views/parts/field.js';
import { ownFormAddress } from './forms.js';
import { momentView } from './moment.js';
import { ownerView, type ShownPage } from './page.js';
import { answerView, letterAddress } from './submissions.js';

export interface LetterPage extends ShownPage {
  readonly form: { readonly id: string; readonly name: string };
  readonly letter: Submission;
  readonly typed: Typed;
  readonly errors: Typed;
}

const fields = [
  { name: 'subject', label: 'Subject', maxLength: 200 },
  { name: 'text', label: 'Your reply', isLong: true, maxLength: 20_000 },
] as const;

/** A letter with the form to answer it. */
export function letterView({ crumb, form, letter, typed, errors, problem }: LetterPage) {
  const name = form.name || form.id;
  const given = { subject: `Re: ${name}`, ...typed };
  return {
    ...ownerView({ heading: `Reply to “${name}”`, crumb, problem }),
    time: momentView(letter.submittedAt),
    answers: letter.answers.map(answerView),
    to: letter.email,
    fields: fields.map((field) => fieldView(field, given, errors)),
    send: { url: toAddress(letterAddress(form.id, letter.id)) },
    back: { url: toAddress(`${ownFormAddress(form.id)}/submissions`) },
  };
}
