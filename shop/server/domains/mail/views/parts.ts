import { formatMoney } from 'vitrine/core/money';
import type { Amount, MailAddress, MailData, MailKind, MailLine } from '../types.js';
import type { MailLanguage, Say } from '../words/index.js';

/** The parts for a view of a mail. */
export interface ViewParts {
  readonly shop: string;
  readonly language: MailLanguage;
  readonly say: Say;
}

/** The data that all mails share, and the further data that the template of a kind needs. */
export interface MailView {
  readonly subject: string;
  readonly heading: string;
  readonly [name: string]: unknown;
}

export type MailViews = {
  readonly [Kind in MailKind]: (data: MailData[Kind], parts: ViewParts) => MailView;
};

export const moneyIn =
  ({ language }: ViewParts) =>
  ({ cents, currency }: Amount): string =>
    formatMoney({ cents, currency }, language.locale);

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Leaves out facts without a value. */
export const knownFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ value }) => value !== '');

export function lineView({ title, choices, quantity }: MailLine) {
  return { title, choices: choices || null, quantity: String(quantity) };
}

/** A web address as a button; null for anything else, which no mail may link to. */
export function buttonView(label: string, url: string) {
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWeb ? { label, url } : null;
}

/** The lines of an address with the country in the language of the mail. */
export function addressLines({ lines, country }: MailAddress, { language }: ViewParts): string[] {
  const names = new Intl.DisplayNames([language.locale], { type: 'region', fallback: 'code' });
  return [...lines, names.of(country) ?? country];
}

/** The paragraphs of a text that somebody typed. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '');
