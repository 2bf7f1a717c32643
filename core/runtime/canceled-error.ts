import { VitrineError } from '../net/index.js';

/** The page has refused an action, and has told the shopper why. Widgets show nothing. */
export class CanceledError extends VitrineError {
  /** As of a failed call, so that every feature can read it. */
  readonly serverMessage = '';

  constructor() {
    super('canceled', 'The page has canceled the action.');
  }
}
