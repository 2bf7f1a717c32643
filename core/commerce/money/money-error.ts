export type MoneyErrorCode =
  | 'invalid-amount'
  | 'amount-too-large'
  | 'missing-currency'
  | 'unknown-currency'
  | 'mixed-currencies';

/** An amount that cannot be computed or shown exactly. The message says what is wrong with the data. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';

  constructor(
    readonly code: MoneyErrorCode,
    message: string,
  ) {
    super(message);
  }
}
