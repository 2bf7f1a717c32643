import type { CaptchaSettings } from '../../captcha/index.js';
import type { ShowRule } from '../form.js';
import { readDisplay } from '../displays.js';
import type { BuilderField, BuilderForm } from './builder-form.js';
import {
  hasTitle,
  jsonProperties,
  type BuilderType,
  type EditableProperty,
} from './field-table.js';

/** A field of a form's JSON without empty members and those that its type does not use. */
export type FieldJson = {
  readonly id: string;
  readonly type: BuilderType;
  readonly title?: string;
  readonly display?: string;
  readonly showWhen?: ShowRule;
} & { readonly [Property in EditableProperty]?: NonNullable<BuilderField[Property]> };

/** The JSON of a form (docs/server/CONTRACT.md), which the builder writes, servers store and `parseForm` reads. */
export interface FormJson {
  readonly id: string;
  readonly name?: string;
  readonly fields: readonly FieldJson[];
  readonly submissionMessage?: string;
  readonly successRedirect?: string;
  readonly submitLabel?: string;
  readonly disclaimer?: string;
  readonly postSubmitHtml?: string;
  readonly isNewsletter?: boolean;
  readonly honeypot?: boolean;
  readonly captcha?: CaptchaSettings;
}

/** Converts a form to its JSON, with texts trimmed. */
export function writeFormJson({ id, fields, ...settings }: BuilderForm): FormJson {
  return { id, ...said(settings), fields: fields.map(writeField) };
}

/** Like `writeFormJson`, as indented text. */
export function printForm(form: BuilderForm): string {
  return JSON.stringify(writeFormJson(form), null, 2);
}

/** An existing limit is kept, even if it cannot be edited. */
function writeField(field: BuilderField): FieldJson {
  const { id, type, title } = field;
  const values = Object.fromEntries(
    jsonProperties(type).map((property) => [property, field[property]]),
  );
  const display = readDisplay(type, field.display);
  return {
    id,
    type,
    ...said({ ...(hasTitle(type) && { title }), ...values, display, showWhen: field.showWhen }),
  };
}

type Said<Members> = { [Name in keyof Members]?: NonNullable<Members[Name]> };

/** Drops empty members. */
function said<Members extends object>(members: Members): Said<Members> {
  const entries = Object.entries(members).map(
    ([name, value]: [string, unknown]) =>
      [name, typeof value === 'string' ? value.trim() : value] as const,
  );
  const given = entries.filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(given) as Said<Members>;
}

function isEmpty(value: unknown): boolean {
  return (
    ['', false, null].some((none) => none === value) || (Array.isArray(value) && value.length === 0)
  );
}
