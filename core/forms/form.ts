import type { CaptchaSettings } from '../captcha/index.js';

/** What a field asks for (storefront §3); the first eight take a single text. */
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
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** One question of a form (platform §3, form builder). What a type has no use for is empty. */
export interface FormField {
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** Of checkbox, radio and select: what can be chosen. Of likert: the statements. */
  readonly options: readonly string[];
  /** Characters a textarea may hold; null for no limit. */
  readonly maxLength: number | null;
  /** Of currency. */
  readonly currencySymbol: string;
  /** Of phone: whether the country code is asked for. */
  readonly showCountryCode: boolean;
  /** Of hidden: the name in the page's query string, and the value without one. */
  readonly name: string;
  readonly value: string;
}

/** A form of the platform (storefront §3), as `parseForm` reads it. Texts that it does not have are empty. */
export interface Form {
  readonly id: string;
  readonly name: string;
  /** Without section items. Their ids are unique. */
  readonly fields: readonly FormField[];
  /** Shown in place of the fields after a success. */
  readonly submissionMessage: string;
  /** A http(s) address or a path; goes before the message. */
  readonly successRedirect: string;
  /** Of the button that sends. */
  readonly submitLabel: string;
  readonly disclaimer: string;
  /** Markup to show after a success, as the merchant wrote it: not safe by itself. */
  readonly postSubmitHtml: string;
  readonly isNewsletter: boolean;
  readonly captcha: CaptchaSettings | null;
}

/**
 * The answer to one field: a text, the parts or checked values as a list, or for likert each statement with
 * its checked values.
 */
export type Answer = string | readonly string[] | Readonly<Record<string, readonly string[]>>;

/** The answers by field id, as they go to a server. */
export type FormValues = Readonly<Record<string, Answer>>;
