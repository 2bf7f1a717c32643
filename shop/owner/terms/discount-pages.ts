import {
  discountStates,
  readDiscount,
  writeDiscount,
  type DiscountKind,
  type OwnedDiscount,
  type Shelf,
  required,
} from '../../server/index.js';
import {
  discountPath,
  discountsPath,
  discountsView,
  discountView,
  kindPaths,
} from '../views/terms/index.js';
import { readChoice } from '../list-pages.js';
import { ownerPage } from '../owner-page.js';
import type { OwnerRoute } from '../owner-route.js';
import type { FormCall, OwnerCall, OwnerForm } from '../page-description.js';
import { readVersion } from '../take-form.js';
import { formState } from './change.js';

/** The codes of what the owner does with each kind. */
const actions = {
  coupon: {
    created: 'coupon-created',
    saved: 'coupon-saved',
    on: 'coupon-on',
    off: 'coupon-off',
    removed: 'coupon-removed',
  },
  automatic: {
    created: 'discount-created',
    saved: 'discount-saved',
    on: 'discount-on',
    off: 'discount-off',
    removed: 'discount-removed',
  },
} as const;

const newPage = (kind: DiscountKind): readonly OwnerRoute[] =>
  ownerPage({
    path: `${kindPaths[kind]}/new`,
    area: 'coupons',
    access: 'change',
    list: discountsPath,
    template: 'owner-discount',
    load: (call) => readShelf(call),
    view: (call, shelf) =>
      discountView({ ...formState(call, { kind: 'percent' }), kind, stored: null, shelf }),
    forms: {
      '': {
        action: actions[kind].created,
        async work({ services, typed, record }, shelf) {
          const place = { kind, stored: null, shelf, now: Date.now() };
          const discount = required(readDiscount(typed, place));
          await services.termsEditor.discounts.create(discount, record);
          return `${discountsPath}?done=created`;
        },
      },
    },
  });

function storedPage(
  kind: DiscountKind,
  more: Readonly<Record<string, OwnerForm<unknown>>> = {},
): readonly OwnerRoute[] {
  const pageOf = ({ param }: Pick<OwnerCall, 'param'>) =>
    `${kindPaths[kind]}/${encodeURIComponent(param('id'))}`;

  const turn = (to: 'on' | 'off') => ({
    action: actions[kind][to],
    back: pageOf,
    async work({ services, param, record }: FormCall) {
      await services.termsEditor.discounts.setOn({ kind, id: param('id') }, to === 'on', record);
      return `${pageOf({ param })}?done=${to}`;
    },
  });

  return ownerPage({
    path: `${kindPaths[kind]}/:id`,
    area: 'coupons',
    list: discountsPath,
    template: 'owner-discount',
    async load({ services, param }) {
      const stored = await services.termsEditor.discounts.find(kind, param('id'));
      return stored && { stored, shelf: await readShelf({ services }, stored) };
    },
    view: (call, { stored, shelf }) =>
      discountView({ ...formState(call, writeDiscount(stored, shelf)), kind, stored, shelf }),
    forms: {
      '': {
        action: actions[kind].saved,
        async work({ services, typed, record }, { stored, shelf }) {
          const place = { kind, stored, shelf, now: Date.now() };
          const discount = required(readDiscount(typed, place));
          const seen = { ...stored, version: readVersion(typed) };
          await services.termsEditor.discounts.save(seen, discount, record);
          return `${discountPath(stored)}?done=saved`;
        },
      },
      on: turn('on'),
      off: turn('off'),
      remove: {
        action: actions[kind].removed,
        back: pageOf,
        next: `${discountsPath}?done=removed`,
        work: ({ services, param, record }) =>
          services.termsEditor.discounts.remove({ kind, id: param('id') }, record),
      },
      ...more,
    },
  });
}

const move: OwnerForm<unknown> = {
  action: 'discount-moved',
  back: discountsPath,
  next: `${discountsPath}?done=moved`,
  work: ({ services, param, typed: { before = '' }, record }) =>
    services.termsEditor.discounts.moveBefore(param('id'), before, record),
};

/** The owner's coupons and automatic discounts. */
export const discountPages = [
  ...ownerPage({
    path: discountsPath,
    place: 'Discounts',
    area: 'coupons',
    template: 'owner-discounts',
    async view({ c, services, crumb, problem, done, cursor, isFirst }) {
      const { discounts } = services.termsEditor;
      const state = readChoice(c, discountStates);
      return discountsView({
        crumb,
        problem,
        state,
        ...(await discounts.coupons(state, cursor)),
        isFirst,
        automatic: await discounts.automatic(state),
        shelf: await readShelf({ services }),
        done,
      });
    },
  }),
  ...newPage('coupon'),
  ...storedPage('coupon'),
  ...newPage('automatic'),
  ...storedPage('automatic', { move }),
];

/** What a discount may be limited to, with what this one is limited to already. */
async function readShelf(
  { services }: Pick<OwnerCall, 'services'>,
  stored: OwnedDiscount | null = null,
): Promise<Shelf> {
  const products = await services.catalogue.list('USD');
  const { products: named = [], categories: used = [] } = stored?.covers ?? {};
  const gone = named.filter((id) => !products.some((product) => product.id === id));
  const categories = await services.productEditor.categories();
  return {
    products: [...products, ...gone.map((id) => ({ id, urlId: id, title: id }))],
    categories: [...new Set([...categories, ...used])],
  };
}
