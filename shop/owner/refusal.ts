import { GiftCardError, OrderChangeError, Problem, SubscriptionError } from '../server/index.js';
import type { Typed } from '../pages/views/parts/field.js';

/** Why something that was asked for is not done. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly status: Problem['status'];
  /** Sentences by field; null for a refusal of the form as a whole. */
  readonly errors: Typed | null;
}

/** The refusal that an error tells. @throws What is no refusal. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Problem && error.status < 500) {
    const { code, message, status, details } = error;
    return { code, message, status, errors: details.errors ?? null };
  }
  if (
    error instanceof GiftCardError ||
    error instanceof OrderChangeError ||
    error instanceof SubscriptionError
  ) {
    return { code: error.code, message: error.message, status: 422, errors: null };
  }
  throw error;
}
