export type MoneyErrorCode =
  | 'invalid-amount'
  | 'amount-too-large'
  | 'missing-currency'
  | 'unknown-currency'
  | 'mixed-currencies';

/** An amount that cannot be counted or shown truthfully. The message is a sentence about the data. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';

  constructor(
    readonly code: MoneyErrorCode,
    message: string,
  ) {
    super(message);
  }
}
