/** The shopper has to confirm the payment elsewhere before the order can be placed. Nothing was ordered. */
export class FurtherStep extends Error {
  override readonly name = 'FurtherStep';

  constructor(
    /** Absolute address of the provider's, or a bank's, page. */
    readonly redirectUrl: string,
  ) {
    super('The payment needs a further step.');
  }
}
