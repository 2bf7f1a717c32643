/**
 * Why a provider could not be asked: `unreachable` without an answer in time, `refused` when it does not accept the call
 * itself (as with a wrong key), `malformed` when its answer cannot be read, `unsupported` when it has no such call.
 */
export type PaymentErrorCode = 'unreachable' | 'refused' | 'malformed' | 'unsupported';

/** A provider could not be asked. Whether it has reserved anything is not known. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(
    readonly code: PaymentErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
