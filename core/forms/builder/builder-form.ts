import type { CaptchaSettings } from '../../captcha/index.js';
import type { BuilderType } from './field-table.js';

/** A field while it is built. It keeps what its type has no use for, so that a change of type can be taken back. */
export interface BuilderField {
  /** Answers are stored under it: it never changes, and no other field gets it again. */
  readonly id: string;
  readonly type: BuilderType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** Of radio, checkbox and select: what can be chosen. Of likert: the statements. */
  readonly options: readonly string[];
  /** Characters; null for no limit. */
  readonly maxLength: number | null;
  readonly currencySymbol: string;
  readonly showCountryCode: boolean;
  /** Of section: whether a line is drawn below it. */
  readonly underline: boolean;
  /** Of hidden: the name in the page's query string, and the value without one. */
  readonly key: string;
  readonly value: string;
}

/** A form while it is built: unlike a form that is shown it may be unfinished, and has its sections. */
export interface BuilderForm {
  /** Empty for a form that is not stored yet. */
  readonly id: string;
  readonly name: string;
  readonly fields: readonly BuilderField[];
  readonly submissionMessage: string;
  readonly successRedirect: string;
  readonly submitLabel: string;
  readonly disclaimer: string;
  readonly postSubmitHtml: string;
  readonly isNewsletter: boolean;
  /** Its site key may be missing still. */
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
  captcha: null,
};

/** A field about which nothing is said yet. */
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
    currencySymbol: type === 'currency' ? '$' : '',
    showCountryCode: false,
    underline: false,
    key: '',
    value: '',
  };
}
