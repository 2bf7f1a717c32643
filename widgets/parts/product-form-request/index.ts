// The requests to the element with a product's form. Not an element.
/** The options for opening a product's form. */
export interface ProductFormRequest {
  /** The form from the page's data, or the id to fetch it by. */
  readonly form: { readonly inline: unknown } | { readonly formId: string };
  /** The heading, such as the product's title. */
  readonly title: string;
  /** The entry's current answers: an object by field id, its JSON text, or null. */
  readonly answers: unknown;
  /** The label of the submit button; 'Submit' if empty. */
  readonly submitLabel: string;
  /** Receives the focus when the form closes. */
  readonly opener: HTMLElement | null;
  /**
   * Processes the JSON text of the answers. When it rejects, the form shows the error's message and stays open.
   */
  submit(additionalFields: string): Promise<void>;
}

export type ProductFormEnding = 'submitted' | 'dismissed';

/** Opens the form and resolves to how it was closed. Rejects with a CartError when the form cannot be read. */
export type OpenProductForm = (request: ProductFormRequest) => Promise<ProductFormEnding>;
