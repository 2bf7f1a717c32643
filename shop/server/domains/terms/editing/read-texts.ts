import type { Typed } from '../../../ground/http/index.js';
import { centsToDecimal, digitsOf, parseMoney } from 'vitrine/core/money';
import {
  catalogueCurrencies,
  inEachCurrency,
  type CatalogueCurrency,
  type PriceList,
} from '../../catalogue/index.js';
import type { BasisPoints } from '../../totals/index.js';

/** Collects the errors of a form; a reading that fails resolves to the value that stands in for it. */
export class Reading {
  readonly errors: Record<string, string> = {};
  readonly #typed: Typed;

  constructor(typed: Typed) {
    this.#typed = typed;
  }

  /** As typed, without the spaces around it and without control characters, which no database takes. */
  text(name: string): string {
    return (this.#typed[name] ?? '').replace(/\p{Cc}/gu, ' ').trim();
  }

  /** One item a line, without empty ones. */
  lines(name: string): readonly string[] {
    const given = this.#typed[name] ?? '';
    return given.split(/\r?\n/).flatMap((line) => {
      const text = line.replace(/\p{Cc}/gu, ' ').trim();
      return text === '' ? [] : [text];
    });
  }

  isChecked(name: string): boolean {
    return this.#typed[name] !== undefined;
  }

  refuse(name: string, sentence: string): void {
    this.errors[name] ??= sentence;
  }

  line(name: string, { what, most, isOptional = false }: LineRule): string {
    const given = this.text(name).replace(/\s+/g, ' ');
    if (given === '' && !isOptional) this.refuse(name, `${what} is missing.`);
    if (given.length > most) {
      this.refuse(name, `${what} has ${given.length} characters; at most ${most} are possible.`);
    }
    return given;
  }

  /** A percentage with at most two decimal places, as `8.88`. */
  rate(name: string, { isZeroAllowed = false } = {}): BasisPoints {
    const found = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(this.text(name));
    const rate = Number(found?.[1]) * 100 + Number((found?.[2] ?? '').padEnd(2, '0'));
    if (found !== null && rate <= 10_000 && (rate > 0 || isZeroAllowed)) return rate;
    const least = isZeroAllowed ? '0' : '0.01';
    this.refuse(name, `Write a percentage from ${least} to 100, such as 12.5.`);
    return 0;
  }

  /** Whole, or null if nothing is typed. */
  count(name: string, { what, most }: { readonly what: string; readonly most: number }) {
    const given = this.text(name);
    if (given === '') return null;
    const count = /^\d{1,9}$/.test(given) ? Number(given) : 0;
    if (count >= 1 && count <= most) return count;
    const limit = most.toLocaleString('en-US');
    this.refuse(name, `Write ${what} as a whole number from 1 to ${limit}, or leave it empty.`);
    return null;
  }

  /** An amount of each currency; null if all are empty and that is allowed. */
  amounts(prefix: string, rule: AmountsRule): PriceList | null {
    const texts = catalogueCurrencies.map((currency) => this.text(amountField(prefix, currency)));
    if (rule.isOptional && texts.every((text) => text === '')) return null;
    return inEachCurrency((currency) => this.#amount(prefix, currency, rule));
  }

  #amount(prefix: string, currency: CatalogueCurrency, rule: AmountsRule): number {
    const name = amountField(prefix, currency);
    const given = this.text(name);
    const example = centsToDecimal(1250, currency);
    if (given === '') {
      const or = rule.isOptional ? ', or leave all currencies empty' : '';
      this.refuse(name, `Write the amount in ${currency} too, such as ${example}${or}.`);
      return 0;
    }
    const found = /^\d{1,9}(?:\.(\d{1,4}))?$/.exec(given);
    if (found === null || (found[1] ?? '').length > digitsOf(currency)) {
      this.refuse(name, `Write the amount in ${currency} in digits, such as ${example}.`);
      return 0;
    }
    const { cents } = parseMoney({ value: given, currency });
    if (cents > mostCents) {
      this.refuse(name, `The amount is at most ${centsToDecimal(mostCents, currency)}.`);
    }
    if (cents === 0 && !rule.isZeroAllowed) this.refuse(name, 'Write an amount above 0.');
    return cents;
  }
}

interface LineRule {
  /** Begins the sentence: 'The title'. */
  readonly what: string;
  readonly most: number;
  readonly isOptional?: boolean;
}

interface AmountsRule {
  readonly isOptional?: boolean;
  readonly isZeroAllowed?: boolean;
}

/** Of one amount, in minor units. Sums of many lines stay safe integers. */
const mostCents = 100_000_000;

export const amountField = (prefix: string, currency: CatalogueCurrency) => `${prefix}.${currency}`;

/** The fields of a form for stored amounts. */
export function writeAmounts(prefix: string, amounts: PriceList | null | undefined): Typed {
  if (!amounts) return {};
  return Object.fromEntries(
    catalogueCurrencies.map((currency) => [
      amountField(prefix, currency),
      centsToDecimal(amounts[currency], currency),
    ]),
  );
}

/** `12.5` of 1250. */
export function writeRate(rate: BasisPoints): string {
  return String(rate / 100);
}
