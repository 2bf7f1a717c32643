export type SiteFaultCode = 'not-json' | 'wrong-data' | 'no-folder' | 'no-files' | 'no-node';

/** Thrown for files or data of which no site can be made; the message says where and what to do. */
export class SiteFault extends Error {
  override readonly name = 'SiteFault';

  constructor(
    readonly code: SiteFaultCode,
    message: string,
    /** The position in the text of the data or file; null without one. */
    readonly at: number | null = null,
  ) {
    super(message);
  }
}
