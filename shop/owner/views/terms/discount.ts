import {
  categoryField,
  discountLimits,
  reductionKinds,
  reductionLabel,
  type DiscountKind,
  type OwnedDiscount,
  type Shelf,
} from '../../../server/index.js';
import { toAddress } from '../../../pages/views/address.js';
import { fieldView, type Field } from '../../../pages/views/parts/field.js';
import { ownerView } from '../page.js';
import { amountCells } from './amounts.js';
import { discountNotices, discountPath, discountsPath, kindPaths, rowView } from './discounts.js';
import { checkView, versionOf, type TermsForm } from './form.js';

interface DiscountForm extends TermsForm {
  readonly kind: DiscountKind;
  /** Null for a new one. */
  readonly stored: OwnedDiscount | null;
  readonly shelf: Shelf;
}

const kindWords: Readonly<
  Record<DiscountKind, { readonly heading: string; readonly lead: string }>
> = {
  coupon: {
    heading: 'New coupon',
    lead: 'Shoppers type the code in the cart or at the checkout.',
  },
  automatic: {
    heading: 'New automatic discount',
    lead: 'Every cart has it that reaches its minimum. It comes before coupons, which reduce what is left.',
  },
};

const codeField: Field = {
  name: 'code',
  label: 'Code',
  hint: 'Letters, digits and hyphens. Shoppers may type capital or small letters.',
  autocomplete: 'off',
  maxLength: discountLimits.code,
};

const titleField: Field = {
  name: 'title',
  label: 'Title',
  hint: 'Shoppers see it in the cart.',
  autocomplete: 'off',
  maxLength: discountLimits.title,
};

const rateField: Field = {
  name: 'rate',
  label: 'Percent off',
  hint: 'From 0.01 to 100, such as 12.5.',
  autocomplete: 'off',
  isRequired: false,
  maxLength: 8,
};

const productsField: Field = {
  name: 'products',
  label: 'Products',
  hint: 'Their names, one a line.',
  isOptional: true,
  isLong: true,
};

const startField: Field = {
  name: 'starts',
  label: 'First day',
  hint: 'In UTC. Empty: at once.',
  type: 'date',
  isOptional: true,
  size: 'half',
};

const endField: Field = {
  name: 'ends',
  label: 'Last day',
  hint: 'The whole day, in UTC. Empty: it does not end by itself.',
  type: 'date',
  isOptional: true,
  size: 'half',
};

const limitField: Field = {
  name: 'limit',
  label: 'How many orders can use it',
  hint: 'Empty: as many as come.',
  autocomplete: 'off',
  isOptional: true,
  maxLength: 9,
};

/** The form of a coupon or of an automatic discount. */
export function discountView(form: DiscountForm) {
  const { crumb, problem, typed, errors, done = '', kind, stored, shelf } = form;
  const isCoupon = kind === 'coupon';
  const heading = stored === null ? kindWords[kind].heading : (stored.code ?? stored.title);
  const notice = discountNotices.get(done) ?? null;
  const path = stored === null ? `${kindPaths[kind]}/new` : discountPath(stored);
  return {
    ...ownerView({ heading, crumb, problem, notice }),
    lead: kindWords[kind].lead,
    save: { url: toAddress(path) },
    back: { url: toAddress(discountsPath) },
    version: versionOf(typed, stored),
    code: isCoupon && stored === null ? fieldView(codeField, typed, errors) : null,
    titled: fieldView(titleField, typed, errors),
    kinds: reductionKinds.map((value) => ({
      value,
      label: reductionLabel(value),
      isChosen: value === typed['kind'],
    })),
    kindError: errors['kind'] ?? null,
    rate: fieldView(rateField, typed, errors),
    amounts: amountCells('amount', typed, errors),
    categories: shelf.categories.map((name) => checkView(categoryField(name), name, typed)),
    products: fieldView(productsField, typed, errors),
    minimums: amountCells('minimum', typed, errors),
    starts: fieldView(startField, typed, errors),
    ends: fieldView(endField, typed, errors),
    limit: isCoupon ? fieldView(limitField, typed, errors) : null,
    stored: stored && {
      ...rowView(stored, shelf),
      switch: stored.isOn
        ? { url: toAddress(`${path}/off`), label: 'Switch off', isOff: true }
        : { url: toAddress(`${path}/on`), label: 'Switch on', isOff: false },
      remove: { url: toAddress(`${path}/remove`), what: isCoupon ? 'coupon' : 'discount' },
    },
  };
}
