import type { DescribedAnswer, FormValues } from '../../../core/forms/index.js';
import type { FieldJson, FormJson } from './form-schema.js';

export type { FieldJson, FormJson } from './form-schema.js';

/** Where a form was sent from (storefront §3). */
export interface PageContext {
  readonly pageTitle: string;
  readonly pageId: string | null;
  /** `i` for an item, `c` for a collection. */
  readonly contentSource: 'i' | 'c' | null;
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number | null;
}

/** A form as a visitor sends it. */
export interface SentForm {
  /** Of `issueKey`. */
  readonly key: string;
  readonly formId: string;
  /** Answers by field id: a text, a list of texts, or for likert checked values by statement. */
  readonly values: unknown;
  readonly captchaToken: string | null;
  readonly page: PageContext;
  /** Of the visitor, for the rate limit: `services.callers.address(c)`. */
  readonly address: string;
}

/** A form as it was sent. */
export interface Submission {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
  /** The questions as they were then. */
  readonly fields: readonly FieldJson[];
  readonly values: FormValues;
  /** The answers in words, without hidden ones; passwords are concealed. */
  readonly answers: readonly DescribedAnswer[];
  readonly page: PageContext;
}

export interface SubmissionPage {
  /** At most 50, the newest first. */
  readonly submissions: readonly Submission[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

export interface FormSummary {
  readonly id: string;
  readonly name: string;
  readonly isNewsletter: boolean;
  readonly submissionCount: number;
  /** Milliseconds since 1970; null when nothing was sent yet. */
  readonly lastSubmittedAt: number | null;
}

/** The forms of the website, which are sent by themselves; those of products go with their cart entries. */
export interface Forms {
  /** Null also for the form of a product, and for one that was removed. */
  find(formId: string): Promise<FormJson | null>;
  /** By name. */
  list(): Promise<readonly FormSummary[]>;
  /**
   * Stores a form: a new one when its id is empty or absent, which then is made of its name.
   * @param form An object or the JSON text of one.
   * @throws Problem `form-invalid` with a sentence for each place, `form-not-found` for an id that is not there,
   * `form-of-product` for the form of a product.
   */
  save(form: unknown): Promise<FormJson>;
  /** Takes a form out, with all that was sent; its id is not used again. False when there is none. */
  remove(formId: string): Promise<boolean>;
  /**
   * A key for one submission within an hour.
   * @param given A name that the page has carried since it was rendered (16 to 100 letters, digits, `_`, `-`), so that
   * a second press brings the same key. Asked for again it is good for another hour, unless it has been used.
   */
  issueKey(given?: string): Promise<string>;
  /**
   * Stores what a visitor sent. The same key with the same content again gets the same answer.
   * @throws Problem `rate-limited`, `form-not-found`, `malformed-form`, `submission-key`, `invalid-fields` with a
   * sentence by field id, `captcha`. What was refused does not use up the key.
   */
  submit(sent: SentForm): Promise<{ submissionId: string }>;
  /**
   * What was sent, from new to old.
   * @throws Problem `form-not-found`, `invalid-request` for a wrong cursor.
   */
  submissions(formId: string, cursor: string | null): Promise<SubmissionPage>;
}
