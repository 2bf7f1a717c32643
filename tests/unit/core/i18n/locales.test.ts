import { describe, expect, it } from 'vitest';
import { checkMessage, formatText } from '../../../../core/i18n/index.js';
import { ar } from '../../../../core/i18n/locales/ar.js';
import { de } from '../../../../core/i18n/locales/de.js';
import { es } from '../../../../core/i18n/locales/es.js';
import { fr } from '../../../../core/i18n/locales/fr.js';
import { he } from '../../../../core/i18n/locales/he.js';
import { it as italian } from '../../../../core/i18n/locales/it.js';
import { ja } from '../../../../core/i18n/locales/ja.js';
import { nl } from '../../../../core/i18n/locales/nl.js';
import { pl } from '../../../../core/i18n/locales/pl.js';
import { ptBR } from '../../../../core/i18n/locales/pt-BR.js';
import { sv } from '../../../../core/i18n/locales/sv.js';
import { parseMessage, type MessagePart } from '../../../../core/i18n/messages/parse.js';
import { readTexts } from '../../../support/all-texts.js';

const packs: Array<[language: string, texts: Readonly<Record<string, string>>]> = [
  ['ar', ar],
  ['de', de],
  ['es', es],
  ['fr', fr],
  ['he', he],
  ['it', italian],
  ['ja', ja],
  ['nl', nl],
  ['pl', pl],
  ['pt-BR', ptBR],
  ['sv', sv],
];

/** Words that are the same in English. Messages without a word of three letters need no row. */
const sameInEnglish: Readonly<Record<string, string>> = {
  ar: 'form-builder.typeHint.twitter forms.emailExample',
  de: 'answers.neutral audio.pause audio.position commentForm.author form-builder.type.website form-builder.type.name form-builder.typeHint.twitter form-builder.title.name form-builder.title.website forms.emailExample parts.Minute share.address',
  es: 'answers.neutral cartPage.subtotal cartPage.total checkout.counted forms.errorTitle',
  fr: 'address.province audio.position cartPage.total form-builder.type.date form-builder.type.likert form-builder.type.section form-builder.title.textarea form-builder.title.date parts.Minute search.suggestions share.mail',
  he: 'form-builder.typeHint.twitter forms.emailExample',
  it: 'form-builder.type.email form-builder.type.password form-builder.title.email form-builder.title.password restockAdmin.email restockAdmin.mailingList restock.email share.address signIn.password',
  ja: 'form-builder.typeHint.twitter forms.emailExample',
  nl: 'address.postcode form-builder.type.website form-builder.title.website product.sale share.address share.mail',
  pl: 'share.mail',
  'pt-BR': 'cartPage.subtotal cartPage.total checkout.counted share.address share.mail',
  sv: 'answers.neutral audio.position parts.Prefix',
};

/** Names and addresses, the same in every language. */
const sameEverywhere =
  'address.eircode captcha.title form-builder.title.twitter form-builder.captchaProvider form-builder.captcha.hcaptcha forms.hostExample forms.linkExample'.split(
    ' ',
  );

const english = new Map(await readTexts());

describe.each(packs)('the texts in %s', (language, texts) => {
  const entries = Object.entries(texts);

  it('are complete', () => {
    expect(Object.keys(texts).sort()).toEqual([...english.keys()].sort());
  });

  it('take the arguments of the English ones', () => {
    const argumentsOf = (message: string) => [...new Set(namesIn(parseMessage(message)))].sort();
    for (const [key, text] of entries) {
      expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(english.get(key) ?? '')]);
    }
  });

  it('have the plural forms of the language, each of them', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, text] of entries) {
      expect([key, checkMessage(text, language)]).toEqual([key, []]);
      for (const branches of pluralsIn(parseMessage(text))) {
        // A form for exactly 1 stands for the category that has no other number.
        const missing = pluralCategories.filter((form) => !branches.has(form));
        expect([key, missing]).toEqual([key, branches.has('=1') && missing.length ? ['one'] : []]);
      }
    }
  });

  it('have braces in pairs, and nothing is left open when they are filled', () => {
    for (const [key, text] of entries) {
      const values = Object.fromEntries(namesIn(parseMessage(text)).map((name) => [name, 2]));
      expect([key, formatText(text, values, language, language)]).toEqual([
        key,
        expect.not.stringMatching(/[{}#]/),
      ]);
    }
  });

  it('are translated', () => {
    const same = entries
      .filter(([key, text]) => text === english.get(key) && /[a-z]{3}/i.test(wordsOf(text)))
      .map(([key]) => key)
      .filter((key) => !sameEverywhere.includes(key));
    expect(same.sort()).toEqual((sameInEnglish[language]?.split(' ') ?? []).sort());
  });
});

/** The text of a message without its arguments. */
function wordsOf(message: string): string {
  return message.replace(/\{[^{}]*\}/g, '');
}

function namesIn(parts: readonly MessagePart[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'number') return [];
    return 'branches' in part
      ? [...part.names, ...[...part.branches.values()].flatMap(namesIn)]
      : [...part.names];
  });
}

function pluralsIn(
  parts: readonly MessagePart[],
): Array<ReadonlyMap<string, readonly MessagePart[]>> {
  return parts.flatMap((part) =>
    typeof part !== 'string' && 'branches' in part
      ? [part.branches, ...[...part.branches.values()].flatMap(pluralsIn)]
      : [],
  );
}
