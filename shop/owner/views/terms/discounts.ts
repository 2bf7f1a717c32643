import {
  amountWords,
  coverageWords,
  discountStates,
  firstDayOf,
  lastDayOf,
  reductionWords,
  type DiscountKind,
  type DiscountState,
  type OwnedDiscount,
  type Shelf,
} from '../../../server/index.js';
import { locale } from '../../../pages/site.js';
import { toAddress } from '../../../pages/views/address.js';
import { ownerView } from '../page.js';
import { moveView, type TermsPage } from './form.js';
import { withQuery } from '../../../pages/views/with-query.js';

export const discountsPath = '/owner/discounts';

export const kindPaths: Readonly<Record<DiscountKind, string>> = {
  coupon: `${discountsPath}/coupons`,
  automatic: `${discountsPath}/automatic`,
};

export function discountPath({ code, id }: Pick<OwnedDiscount, 'code' | 'id'>): string {
  return `${kindPaths[code === null ? 'automatic' : 'coupon']}/${encodeURIComponent(id)}`;
}

export interface DiscountsPage extends TermsPage {
  /** The filter; null for all. */
  readonly state: DiscountState | null;
  readonly coupons: readonly OwnedDiscount[];
  readonly nextPageCursor: string | null;
  readonly isFirst: boolean;
  readonly automatic: readonly OwnedDiscount[];
  readonly shelf: Shelf;
}

const counts = 'It counts from the next look into a cart on.';

/** What `?done=` confirms. */
export const discountNotices: ReadonlyMap<string, string> = new Map([
  ['created', `Created. ${counts}`],
  ['saved', `Saved. ${counts} Orders that were placed keep their sums.`],
  ['on', `Switched on. ${counts}`],
  ['off', 'Switched off. Carts no longer have it; orders keep their sums.'],
  ['moved', `Moved. ${counts}`],
  ['removed', 'Deleted. Carts no longer have it; orders keep their sums.'],
]);

const stateWords: Readonly<Record<DiscountState, string>> = {
  on: 'On',
  later: 'Later',
  off: 'Off',
  ended: 'Ended',
};

/** The coupons, the newest first, and the discounts that need no code. */
export function discountsView(page: DiscountsPage) {
  const { crumb, problem, state, coupons, nextPageCursor, isFirst, automatic, shelf } = page;
  const notice = discountNotices.get(page.done ?? '') ?? null;
  const tab = (title: string, of: DiscountState | null) => ({
    title,
    url: toAddress(listAddress(of)),
    isCurrent: of === state,
  });
  return {
    ...ownerView({ heading: 'Discounts', crumb, problem, notice }),
    create: { url: toAddress(`${kindPaths.coupon}/new`) },
    createAutomatic: { url: toAddress(`${kindPaths.automatic}/new`) },
    tabs: [tab('All', null), ...discountStates.map((of) => tab(stateWords[of], of))],
    coupons: coupons.map((coupon) => rowView(coupon, shelf)),
    noCoupon: state === null ? 'There is no coupon yet.' : 'No coupon is in this state.',
    newest: isFirst ? null : { url: toAddress(listAddress(state)) },
    next: nextPageCursor === null ? null : { url: toAddress(listAddress(state, nextPageCursor)) },
    automatic: automatic.map((discount, index) => ({
      ...rowView(discount, shelf),
      up: moveView(`${discountPath(discount)}/move`, automatic[index - 1]),
    })),
    noAutomatic:
      state === null
        ? 'There is no automatic discount.'
        : 'No automatic discount is in this state.',
  };
}

const listAddress = (state: DiscountState | null, cursor: string | null = null) =>
  withQuery(discountsPath, { state, cursor });

/** The words of a discount. */
export function rowView(discount: OwnedDiscount, shelf: Shelf) {
  const { code, title, reduction, covers, minimum, state } = discount;
  return {
    url: toAddress(discountPath(discount)),
    code,
    title,
    gives: reductionWords(reduction),
    covers: coverageWords(covers, shelf),
    minimum: minimum === undefined ? 'None' : amountWords(minimum),
    uses: usesWords(discount),
    days: dayWords(discount),
    state,
    stateWords: stateWords[state],
  };
}

/** `3 of 5`, `3`; null where nobody counts them. */
function usesWords({ used, usageLimit }: OwnedDiscount): string | null {
  if (used === null) return null;
  const count = used.toLocaleString(locale);
  return usageLimit === null ? count : `${count} of ${usageLimit.toLocaleString(locale)}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (day: string) => dayFormat.format(Date.parse(day));

/** `Dec 1, 2026 to Dec 24, 2026`: the first and the last day on which it is valid. */
function dayWords({ startsAt, expiresAt }: OwnedDiscount): string {
  const first = startsAt === undefined ? null : dayOf(firstDayOf(startsAt));
  const last = expiresAt === undefined ? null : dayOf(lastDayOf(expiresAt));
  if (first === null) return last === null ? 'Always' : `To ${last}`;
  return last === null ? `From ${first}` : `${first} to ${last}`;
}
