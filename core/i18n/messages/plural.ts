import { remember } from '../../base/index.js';
import { formatDecimal } from '../numbers/index.js';
import { decimalOf } from './values.js';

const rules = /* @__PURE__ */ new Map<string, Intl.PluralRules>();

/** Every engine's rules take as many. */
const mostDecimals = 20;

/** The digits that a plural counts by: `1.0` is not `1` (template §10). */
export function operandOf(value: unknown): string {
  const text = decimalOf(value);
  if (/^(0|[1-9]\d*)(\.\d+)?$/.test(text)) return text;
  return Number.isFinite(Number(text)) ? inDigits(text, decimalsOf(text)) : '0';
}

/** The number less `offset`, with as many decimals. */
export function lessOffset(operand: string, offset: number): string {
  return offset === 0 ? operand : inDigits(Number(operand) - offset, decimalsOf(operand));
}

/** `one`, `few`, `other` …: the category of the number in the language of `locale` (BCP 47). */
export function pluralCategory(
  operand: string,
  type: Intl.PluralRuleType,
  locale: string,
): Intl.LDMLPluralRule {
  // Trailing zeros count, and a number has none: the rules need to know how many were written.
  const minimumFractionDigits = decimalsOf(operand);
  return remember(
    rules,
    `${locale} ${type} ${minimumFractionDigits}`,
    () => new Intl.PluralRules(locale, { type, minimumFractionDigits }),
  ).select(Number(operand));
}

function inDigits(value: number | string, minimumFractionDigits: number): string {
  return formatDecimal(
    value,
    { grouping: false, minimumFractionDigits, maximumFractionDigits: mostDecimals },
    'en',
  );
}

function decimalsOf(operand: string): number {
  return Math.min(/\.(\d+)/.exec(operand)?.[1]?.length ?? 0, mostDecimals);
}
