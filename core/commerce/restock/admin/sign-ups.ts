import type { RestockVariant } from '../variant.js';

/** The signups of one variant. */
export interface SignUpGroup extends RestockVariant {
  readonly productTitle: string;
  /** Empty for an item without options. */
  readonly variantTitle: string;
  /** Null where the server does not count them. */
  readonly count: number | null;
}

/** One signup. */
export interface SignUp {
  readonly email: string;
  /** Milliseconds since 1970; null when unknown. */
  readonly createdOn: number | null;
  readonly isJoinMailingList: boolean;
}
