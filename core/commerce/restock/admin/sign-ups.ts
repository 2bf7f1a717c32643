import type { RestockVariant } from '../variant.js';

/** The visitors who wait for one variant. */
export interface SignUpGroup extends RestockVariant {
  readonly productTitle: string;
  /** Empty for an item without options. */
  readonly variantTitle: string;
  /** Null where the server does not count them itself. */
  readonly count: number | null;
}

/** One visitor who waits. */
export interface SignUp {
  readonly email: string;
  /** Milliseconds since 1970, or null when the server does not say. */
  readonly createdOn: number | null;
  readonly isJoinMailingList: boolean;
}
