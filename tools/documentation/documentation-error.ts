export type DocumentationErrorCode =
  | 'no-title'
  | 'no-summary'
  | 'not-in-contents'
  | 'no-such-page'
  | 'in-contents-twice'
  | 'no-such-story'
  | 'no-default'
  | 'no-example'
  | 'no-meaning';

/** The documentation cannot be made of its sources. The message says what to change. */
export class DocumentationError extends Error {
  override readonly name = 'DocumentationError';

  constructor(
    readonly code: DocumentationErrorCode,
    message: string,
  ) {
    super(message);
  }
}
