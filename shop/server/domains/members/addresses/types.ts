import type { PostalAddress } from '../../addresses/index.js';

/** An address that a member keeps. */
export interface MemberAddress extends PostalAddress {
  readonly id: string;
  /** The one that the checkout begins with. A member with addresses has exactly one. */
  readonly isDefault: boolean;
}

/** How many addresses a member keeps. */
export const mostAddresses = 20;
