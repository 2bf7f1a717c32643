import { builderStrings } from '../../i18n/index.js';
import { blankField, emptyForm, type BuilderField, type BuilderForm } from './builder-form.js';
import { createFieldId } from './field-id.js';
import type { BuilderType } from './field-table.js';

/** The presets of a new form. */
export const starters = ['contact', 'newsletter', 'blank'] as const;

export type Starter = (typeof starters)[number];

/** Creates a form: a contact form, a newsletter form, or an empty one. */
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

/** The suggested title of a new field, or ''. */
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
