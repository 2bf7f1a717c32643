import { isSamePlace, type Account, type MemberAddress } from '../../server/index.js';
import type { Typed } from '../views/parts/field.js';

/** What the shop knows of a signed-in member. */
export interface KnownMember {
  readonly account: Pick<Account, 'email' | 'name'>;
  /** The default one first. */
  readonly addresses: readonly MemberAddress[];
}

const streetParts = ['line1', 'line2', 'city'] as const;
const locationParts = ['country', 'region', 'postalCode'] as const;

/**
 * Fills in what a member has not typed. What was typed always wins: a field with text stays, an address of which a part
 * is typed is not completed, and where only the location is known, as from the cart, an address of that place fits.
 * @param countries To which the cart is sent (ISO 3166-1 alpha-2); none for a cart that is not sent.
 */
export function fillIn(
  typed: Typed,
  { account, addresses }: KnownMember,
  countries: readonly string[],
): Typed {
  const hasStreet = streetParts.some((part) => isText(typed[part]));
  const address = hasStreet
    ? undefined
    : addresses.find((one) => countries.includes(one.country) && fits(one, typed));
  const [first] = addresses;
  return {
    ...typed,
    ...(address && partsOf(address)),
    email: firstText(typed['email'], account.email),
    name: firstText(typed['name'], address?.name, account.name, first?.name),
    phone: firstText(typed['phone'], address?.phone),
  };
}

/**
 * The form with the address that a member chooses in it. Name and phone follow it, unless they are typed: then they are
 * of nobody whom the shop knows.
 */
export function withAddress(
  typed: Typed,
  chosen: MemberAddress,
  { account, addresses }: KnownMember,
): Typed {
  const names = [account.name, ...addresses.map(({ name }) => name)];
  const phones = addresses.map(({ phone }) => phone);
  const isFree = (text: string | undefined, known: readonly string[]) =>
    !isText(text) || known.includes(text?.trim() ?? '');
  return {
    ...typed,
    ...partsOf(chosen),
    ...(isFree(typed['name'], names) && { name: chosen.name }),
    ...(isFree(typed['phone'], phones) && { phone: chosen.phone }),
  };
}

/** The kept address that a form has, or null. */
export function addressIn(typed: Typed, addresses: readonly MemberAddress[]): MemberAddress | null {
  return addresses.find((one) => isSamePlace(one, typed)) ?? null;
}

/** Whether an address is at the place that is typed, as far as it is. */
function fits(address: MemberAddress, typed: Typed): boolean {
  return locationParts.every((part) => !isText(typed[part]) || typed[part] === address[part]);
}

function partsOf({ line1, line2, city, region, postalCode, country }: MemberAddress): Typed {
  return { line1, line2, city, region, postalCode, country };
}

const isText = (text: string | undefined) => (text ?? '').trim() !== '';

const firstText = (...texts: readonly (string | undefined)[]) => texts.find(isText) ?? '';
