/**
 * `invalid-manifest`: the given `manifest.json` is another file, or of another release. `invalid-base`,
 * `invalid-integrity`: that option cannot be part of a link.
 */
export type PreloadErrorCode = 'invalid-manifest' | 'invalid-base' | 'invalid-integrity';

/** Hints cannot be made of what was given, as a sentence for developers. */
export class PreloadError extends Error {
  constructor(
    readonly code: PreloadErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'PreloadError';
  }
}
