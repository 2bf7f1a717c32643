import { VitrineError } from '../../net/index.js';

/** `unreadable`: the response of a catalogue is no product. The message names the field. */
export type ProductErrorCode = 'unreadable';

/** A product that cannot be used, as a sentence for developers. */
export class ProductError extends VitrineError {
  declare readonly code: ProductErrorCode;
}
