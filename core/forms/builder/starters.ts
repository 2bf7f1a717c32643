import { builderStrings } from '../../i18n/index.js';
import { blankField, emptyForm, type BuilderField, type BuilderForm } from './builder-form.js';
import { createFieldId } from './field-id.js';
import type { BuilderType } from './field-table.js';

/** What a new form can begin with. */
export const starters = ['contact', 'newsletter', 'blank'] as const;

export type Starter = (typeof starters)[number];

/** A new form: one to write to the shop, one to join the mailing list, or none yet. */
export function startForm(starter: Starter, id = ''): BuilderForm {
  return { ...emptyForm, id, ...made[starter]() };
}

const made: Readonly<Record<Starter, () => Partial<BuilderForm>>> = {
  contact: () => ({
    name: builderStrings('starter.contact'),
    fields: [requiredField('name'), requiredField('email'), requiredField('textarea')],
    submitLabel: builderStrings('send'),
    submissionMessage: builderStrings('thanks'),
  }),
  newsletter: () => ({
    name: builderStrings('starter.newsletter'),
    fields: [requiredField('email')],
    submitLabel: builderStrings('signUp'),
    submissionMessage: builderStrings('signedUp'),
    isNewsletter: true,
  }),
  blank: () => ({}),
};

function requiredField(type: BuilderType): BuilderField {
  return { ...blankField(createFieldId(type, []), type, suggestTitle(type)), required: true };
}

/** What a new field of a type is called until the owner says it: what it is commonly called, or nothing. */
export function suggestTitle(type: BuilderType): string {
  const titles: Partial<Record<BuilderType, string>> = {
    name: builderStrings('title.name'),
    email: builderStrings('title.email'),
    phone: builderStrings('title.phone'),
    address: builderStrings('title.address'),
    textarea: builderStrings('title.textarea'),
    website: builderStrings('title.website'),
    date: builderStrings('title.date'),
    time: builderStrings('title.time'),
    password: builderStrings('title.password'),
    twitter: builderStrings('title.twitter'),
  };
  return titles[type] ?? '';
}
