import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStrings, registerLocale, type Texts } from '../../../../core/i18n/index.js';
import { de } from '../../../../core/i18n/locales/de.js';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { fetchTexts as warnOfEnglish } from '../../../../widgets/autoload/english-alone.js';
import { fetchTexts, patience } from '../../../../widgets/autoload/language.js';

const page = globalThis as { [key: symbol]: unknown };
const reporter = { report: vi.fn(), warn: vi.fn() };

beforeEach(() => configure({ reporter }));
afterEach(() => {
  vi.useRealTimers();
  reporter.report.mockClear();
  page[Symbol.for('vitrine.locales')] = undefined;
  resetRuntime();
});

const added = (locale: string) => cartStrings('added', {}, locale);

describe('the texts of the page’s language', () => {
  it.each([
    ['de', 'Hinzugefügt!'],
    ['de-AT', 'Hinzugefügt!'],
    ['DE_ch', 'Hinzugefügt!', 'de-CH'],
    ['pt-BR', 'Adicionado!'],
    ['pt', 'Adicionado!'],
  ])('are those of its pack: %s', async (language, text, locale = language) => {
    await fetchTexts(language);
    expect(added(locale)).toBe(text);
    expect(reporter.report).not.toHaveBeenCalled();
  });

  it.each(['tlh', 'not a tag', 'toString'])(
    'are English for %j, and nothing is fetched',
    async (language) => {
      await fetchTexts(language);
      expect(page[Symbol.for('vitrine.locales')]).toBeUndefined();
      expect(reporter.report).not.toHaveBeenCalled();
    },
  );

  it('lose against those that the page registered before', async () => {
    registerLocale('de', { 'cart.added': 'Drin!' });
    await fetchTexts('de');
    expect([added('de'), cartStrings('adding', {}, 'de')]).toEqual(['Drin!', de['cart.adding']]);
  });

  it('are English if the pack cannot be fetched, which one message says', async () => {
    const error = new Error('404');
    await fetchTexts('de', { de: () => Promise.reject(error) });
    expect(added('de')).toBe('Added!');
    expect(reporter.report).toHaveBeenCalledExactlyOnceWith(error, {
      where: 'The texts in "de" could not be loaded; widgets speak English',
    });
  });

  it('are waited for no longer than some seconds', async () => {
    vi.useFakeTimers();
    const started = fetchTexts('de', { de: () => new Promise<Texts>(() => undefined) });
    await vi.advanceTimersByTimeAsync(patience);
    await started;
    expect(added('de')).toBe('Added!');
    expect(reporter.report).toHaveBeenCalledOnce();
  });
});

it('a classic script says that it has no other language', () => {
  warnOfEnglish('de');
  expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('no texts in "de"'),
  );
});
