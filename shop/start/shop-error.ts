/** Why a shop does not start: a variable of the environment, the settings or the catalogue of its folder, the database, the broker of events, or the port. */
export type ShopErrorCode =
  | 'setting-invalid'
  | 'config-invalid'
  | 'catalogue-invalid'
  | 'database-unavailable'
  | 'broker-unavailable'
  | 'port-unavailable';

/** The shop cannot start. The message is a sentence for the person who has started it. */
export class ShopError extends Error {
  override readonly name = 'ShopError';

  constructor(
    readonly code: ShopErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What was thrown, under a code of the shop. */
export function toShopError(code: ShopErrorCode, thrown: unknown): ShopError {
  if (thrown instanceof ShopError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ShopError(code, message, { cause: thrown });
}
