import { Problem } from '../../ground/http/index.js';

/** The problem `payment-declined`, with its sentence at the field `payment`; of its own if the provider gives none. */
export function declined(reason: string): Problem {
  const sentence = reason === '' ? new Problem('payment-declined').message : reason;
  return new Problem('payment-declined', { message: sentence, errors: { payment: sentence } });
}
