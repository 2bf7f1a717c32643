/** What a product's form is opened with. */
export interface ProductFormRequest {
  /** The form itself, as the page data has it, or the id to ask the server for it. */
  readonly form: { readonly inline: unknown } | { readonly formId: string };
  /** The heading, such as the product's title. */
  readonly title: string;
  /** What the entry has already: an object by field id, the JSON text of one, or null. */
  readonly answers: unknown;
  /** Of the button that sends; 'Submit' if empty. */
  readonly submitLabel: string;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
  /**
   * Does what the form is for, with the JSON text of the answers. When it rejects, the message of the error is shown
   * and the form stays open as it is.
   */
  submit(additionalFields: string): Promise<void>;
}

export type ProductFormEnding = 'submitted' | 'dismissed';
