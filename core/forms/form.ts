import type { CaptchaSettings } from '../captcha/index.js';
import type { FieldDisplay } from './displays.js';
import type { FileRules } from './files/index.js';

/** The field types of storefront §3, the first eight of which take a single text, and files, which are our own. */
export const fieldTypes = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'address',
  'checkbox',
  'date',
  'hidden',
  'likert',
  'name',
  'phone',
  'radio',
  'select',
  'time',
  'file',
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** One question of a form (platform §3, form builder). Members that its type does not use are empty. */
export interface FormField {
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** The options of checkbox, radio and select; the statements of likert; the country codes of an address. */
  readonly options: readonly string[];
  /** The most characters of a textarea; null for no limit. */
  readonly maxLength: number | null;
  /** Of currency. */
  readonly currencySymbol: string;
  /** Of phone: whether the field asks for the country code. */
  readonly showCountryCode: boolean;
  /** Another way to show the field; '' for the controls of its kind. */
  readonly display: FieldDisplay;
  /** When it is shown; null for always. */
  readonly showWhen: ShowRule | null;
  /** Of file: the accepted files; null for other types. */
  readonly files: FileRules | null;
  /** Of hidden: the name in the page's query string, and the value without one. */
  readonly name: string;
  readonly value: string;
}

/** When a field is shown: another field before it has one of these values, or any answer if none is named. */
export interface ShowRule {
  /** Id of the other field. */
  readonly field: string;
  readonly values: readonly string[];
}

/** A heading that groups the fields after it. It has no answer. */
export interface FormSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Whether a line is drawn below its heading. */
  readonly underline: boolean;
  /** Index of its first field. */
  readonly start: number;
}

/** A form of the platform (storefront §3), as `parseForm` returns it. Missing texts are empty. */
export interface Form {
  readonly id: string;
  readonly name: string;
  /** Without section items. Their ids are unique. */
  readonly fields: readonly FormField[];
  /** The sections that are shown as groups. */
  readonly sections: readonly FormSection[];
  /** Replaces the fields after a successful submission. */
  readonly submissionMessage: string;
  /** An http(s) URL or a path; takes precedence over the message. */
  readonly successRedirect: string;
  /** Label of the submit button. */
  readonly submitLabel: string;
  readonly disclaimer: string;
  /** The merchant's markup to show after a submission: not safe by itself. */
  readonly postSubmitHtml: string;
  readonly isNewsletter: boolean;
  /** Whether it has a field that people never see, against programs. */
  readonly honeypot: boolean;
  readonly captcha: CaptchaSettings | null;
}

/**
 * The answer to one field: a text; the parts or checked values as a list; for likert the checked values of each
 * statement.
 */
export type Answer = string | readonly string[] | Readonly<Record<string, readonly string[]>>;

/** The answers by field id, as they are submitted. */
export type FormValues = Readonly<Record<string, Answer>>;
