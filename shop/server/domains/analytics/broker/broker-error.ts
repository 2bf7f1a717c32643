/** An event that the broker did not take. The page that sent it still has it and tries again. */
export class BrokerError extends Error {
  override readonly name = 'BrokerError';
  readonly code = 'unavailable';
  readonly isTemporary = true;

  constructor(reason: string, cause?: unknown) {
    super(
      `The broker of EVENTS_BROKER did not take events (${reason}). Look whether it runs and has room.`,
      { cause },
    );
  }
}
