import type { Typed } from '../../../ground/http/index.js';
import { formatMoney } from 'vitrine/core/money';
import { catalogueCurrencies, noAmount, type PriceList } from '../../catalogue/index.js';
import type { PricedReduction } from '../types.js';
import { writeAmounts, writeRate, type Reading } from './read-texts.js';

export type ReductionKind = PricedReduction['kind'];

type Of<Kind extends ReductionKind> = Extract<PricedReduction, { readonly kind: Kind }>;

/** How a form asks for a kind of reduction, and how a list tells it. */
interface KindRules<Kind extends ReductionKind> {
  readonly label: string;
  read(reading: Reading): Of<Kind>;
  write(reduction: Of<Kind>): Typed;
  words(reduction: Of<Kind>): string;
}

/** A new kind is a row here and in the totals. */
const kinds: { readonly [Kind in ReductionKind]: KindRules<Kind> } = {
  percent: {
    label: 'A percentage off the goods',
    read: (reading) => ({ kind: 'percent', rate: reading.rate('rate') }),
    write: ({ rate }) => ({ rate: writeRate(rate) }),
    words: ({ rate }) => `${writeRate(rate)}% off`,
  },
  fixed: {
    label: 'An amount off the goods',
    read: (reading) => ({ kind: 'fixed', amount: reading.amounts('amount', {}) ?? noAmount }),
    write: ({ amount }) => writeAmounts('amount', amount),
    words: ({ amount }) => `${amountWords(amount)} off`,
  },
  'free-shipping': {
    label: 'Free shipping',
    read: () => ({ kind: 'free-shipping' }),
    write: () => ({}),
    words: () => 'Free shipping',
  },
};

export const reductionKinds = Object.keys(kinds) as readonly ReductionKind[];

export const reductionLabel = (kind: ReductionKind): string => kinds[kind].label;

export function readReduction(reading: Reading): PricedReduction {
  const given = reading.text('kind');
  const kind = reductionKinds.find((known) => known === given);
  if (kind === undefined) {
    reading.refuse('kind', 'Choose what it gives.');
    return { kind: 'free-shipping' };
  }
  return kinds[kind].read(reading);
}

export function writeReduction(reduction: PricedReduction): Typed {
  return { kind: reduction.kind, ...rulesOf(reduction).write(reduction) };
}

/** `10% off`, `$5.00 / €5.00 / ¥700 off`, `Free shipping`. */
export function reductionWords(reduction: PricedReduction): string {
  return rulesOf(reduction).words(reduction);
}

/** The row of a reduction's own kind. */
function rulesOf<Kind extends ReductionKind>({ kind }: Of<Kind>): KindRules<Kind> {
  return kinds[kind];
}

const locale = 'en-US';

export function amountWords(amounts: PriceList): string {
  return catalogueCurrencies
    .map((currency) => formatMoney({ cents: amounts[currency], currency }, locale))
    .join(' / ');
}
