import type { DescribedAnswer, FormValues } from 'vitrine/core/forms';
import type { RecordChange } from '../../ground/database/index.js';
import type { FieldJson, FormJson } from './form-schema.js';

export type { FieldJson, FormJson } from './form-schema.js';

/** The page that a form was sent from (storefront §3). */
export interface PageContext {
  readonly pageTitle: string;
  readonly pageId: string | null;
  /** `i` for an item, `c` for a collection. */
  readonly contentSource: 'i' | 'c' | null;
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number | null;
}

/** A submission as received. */
export interface SentForm {
  /** From `issueKey`. */
  readonly key: string;
  /** Null: the form is found by the ids of its fields (storefront §3 gives the payload no form). */
  readonly formId: string | null;
  /** Answers by field id: a text, a list of texts, or for likert checked values by statement. */
  readonly values: unknown;
  readonly captchaToken: string | null;
  /** The text in the field that people never see; '' for none. */
  readonly trap?: string;
  readonly page: PageContext;
  /** The visitor's IP address, for the rate limit: `services.callers.address(c)`. */
  readonly address: string;
}

/** A stored submission. */
export interface Submission {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
  /** The fields as they were at that time. */
  readonly fields: readonly FieldJson[];
  readonly values: FormValues;
  /** The answers as labels and texts, without hidden fields; passwords are masked. */
  readonly answers: readonly DescribedAnswer[];
  readonly page: PageContext;
  /** The first email address of the answers; null without one. */
  readonly email: string | null;
  /** When the owner has marked it as done, and when last replied; null for not. */
  readonly doneAt: number | null;
  readonly repliedAt: number | null;
}

/** The owner's letter to the sender of a submission. */
export interface LetterReply {
  readonly formId: string;
  readonly submissionId: string;
  readonly subject: string;
  readonly text: string;
}

export interface SubmissionPage {
  /** At most 50, newest first. */
  readonly submissions: readonly Submission[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

export interface FormSummary {
  readonly id: string;
  readonly name: string;
  readonly isNewsletter: boolean;
  readonly submissionCount: number;
  /** Milliseconds since 1970; null without submissions. */
  readonly lastSubmittedAt: number | null;
}

/** One submission of a form. */
export interface SubmissionName {
  readonly formId: string;
  readonly submissionId: string;
}

/** A file as it arrives. */
export interface NewFile {
  readonly formId: string;
  readonly fieldId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file of a submission, for the owner. */
export interface StoredFile {
  readonly name: string;
  /** The media type of its first bytes. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The forms of the website. Forms of products are not submitted; their answers belong to cart entries. */
export interface Forms {
  /** Null also for the form of a product and for a removed form. */
  find(formId: string): Promise<FormJson | null>;
  /** All forms, sorted by name. */
  list(): Promise<readonly FormSummary[]>;
  /**
   * Stores a form. Without an id it is a new form, and its id is derived from its name.
   * @param form An object or the JSON text of one.
   * @param record Keeps the owner's action in the same transaction; the target is the form's id.
   * @throws Problem `form-invalid` with a sentence for each place, `form-not-found` for an unknown id, `form-of-product`
   * for the form of a product.
   */
  save(form: unknown, record?: RecordChange): Promise<FormJson>;
  /** Removes a form and its submissions; its id is not reused. False if there is no such form. */
  remove(formId: string, record?: RecordChange): Promise<boolean>;
  /**
   * Checks and keeps a file for a form that is not sent yet; resolves to the reference that its answer holds.
   * @throws Problem `rate-limited`, `form-not-found`, `invalid-fields` with the sentence of the field.
   */
  keepFile(file: NewFile & { readonly address: string }): Promise<string>;
  /** A file of a submission, for the owner; null if there is none. */
  readFile(formId: string, fileId: string): Promise<StoredFile | null>;
  /** Removes files whose form was not sent within a day. */
  purgeFiles(): Promise<void>;
  /**
   * Issues a key for one submission within an hour.
   * @param given A key that the page contains since it was rendered (16 to 100 letters, digits, `_`, `-`), so that a
   * second press sends the same key. Issuing it again renews it for an hour, unless it has been used.
   */
  issueKey(given?: string): Promise<string>;
  /**
   * Stores a submission. A repeat with the same key and content resolves to the same id.
   * @throws Problem `rate-limited`, `form-not-found`, `malformed-form`, `submission-key`, `invalid-fields` with a
   * sentence by field id, `captcha`. A refused submission does not use the key.
   */
  submit(sent: SentForm): Promise<{ submissionId: string }>;
  /**
   * The submissions of a form, newest first.
   * @throws Problem `form-not-found`, `invalid-request` for a wrong cursor.
   */
  submissions(formId: string, cursor: string | null): Promise<SubmissionPage>;
  /** One submission; null if there is none. */
  submission(formId: string, submissionId: string): Promise<Submission | null>;
  /**
   * Queues a mail to the sender of a submission.
   * @throws Problem `invalid-fields` with a sentence by field, `not-found` without a submission or an address in it.
   */
  reply(reply: LetterReply, record?: RecordChange): Promise<void>;
  /** Marks a submission as done or open. @throws Problem `not-found`. */
  markDone(
    letter: SubmissionName & { readonly isDone: boolean },
    record?: RecordChange,
  ): Promise<void>;
  /** Deletes a submission; its files go within a day. @throws Problem `not-found`. */
  removeSubmission(name: SubmissionName, record?: RecordChange): Promise<void>;
  /** All submissions of a form as CSV, oldest first. @throws Problem `form-not-found`. */
  exportCsv(formId: string, record?: RecordChange): Promise<string>;
}
