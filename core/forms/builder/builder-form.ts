import type { CaptchaSettings } from '../../captcha/index.js';
import type { ShowRule } from '../form.js';
import type { BuilderType } from './field-table.js';

/** A field in the builder. It keeps members that its type does not use, so that a change of type can be undone. */
export interface BuilderField {
  /** Key of the stored answers: it never changes and is never reused. */
  readonly id: string;
  readonly type: BuilderType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** Of radio, checkbox and select: the choices. Of likert: the statements. */
  readonly options: readonly string[];
  /** Characters; null for no limit. */
  readonly maxLength: number | null;
  /** Of file: names of the kinds of files; none for all. */
  readonly accept: readonly string[];
  /** Of file; null for what is usual. */
  readonly maxMegabytes: number | null;
  readonly maxCount: number | null;
  readonly currencySymbol: string;
  readonly showCountryCode: boolean;
  /** Another way to show the field; '' for the controls of its kind. */
  readonly display: string;
  /** When the field is shown; null for always. */
  readonly showWhen: ShowRule | null;
  /** Of section: whether a line is drawn below it. */
  readonly underline: boolean;
  /** Of hidden: the name in the page's query string, and the value without one. */
  readonly key: string;
  readonly value: string;
}

/** A form in the builder: it may be incomplete, and contains its sections. */
export interface BuilderForm {
  /** Empty until the form is stored. */
  readonly id: string;
  readonly name: string;
  readonly fields: readonly BuilderField[];
  readonly submissionMessage: string;
  readonly successRedirect: string;
  readonly submitLabel: string;
  readonly disclaimer: string;
  readonly postSubmitHtml: string;
  readonly isNewsletter: boolean;
  /** Whether the form has a field that people never see, against programs. */
  readonly honeypot: boolean;
  /** The site key may still be missing. */
  readonly captcha: CaptchaSettings | null;
}

export const emptyForm: BuilderForm = {
  id: '',
  name: '',
  fields: [],
  submissionMessage: '',
  successRedirect: '',
  submitLabel: '',
  disclaimer: '',
  postSubmitHtml: '',
  isNewsletter: false,
  honeypot: false,
  captcha: null,
};

/** An empty field. */
export function blankField(id: string, type: BuilderType, title = ''): BuilderField {
  return {
    id,
    type,
    title,
    description: '',
    placeholder: '',
    required: false,
    options: [],
    maxLength: null,
    accept: [],
    maxMegabytes: null,
    maxCount: null,
    currencySymbol: type === 'currency' ? '$' : '',
    showCountryCode: false,
    // A section that is not shown is of no use.
    display: type === 'section' ? 'group' : '',
    showWhen: null,
    underline: false,
    key: '',
    value: '',
  };
}
