import type { FieldType } from '../../../core/forms/index.js';

/** A question of a form as a person writes it, and as pages read it (platform §3, form builder). */
export interface FieldSeed {
  /** Unique in its form; answers are sent under it. */
  readonly id: string;
  readonly type: FieldType | 'section';
  readonly title?: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Of radio, checkbox and select: what can be chosen. Of likert: the statements. */
  readonly options?: readonly string[];
  /** Of textarea, in characters. */
  readonly maxLength?: number;
  readonly currencySymbol?: string;
  readonly showCountryCode?: boolean;
  readonly underline?: boolean;
  /** Of hidden: the name in the page's query string, and the value without one. */
  readonly key?: string;
  readonly value?: string;
}

export interface FormSeed {
  /** Unique and never reused: entries of carts are worded by it. */
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldSeed[];
}
