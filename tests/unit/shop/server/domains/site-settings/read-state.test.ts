import { describe, expect, it } from 'vitest';
import { readState } from '../../../../../../shop/server/domains/site-settings/read-state.js';
import {
  inOrder,
  isSiteLanguage,
} from '../../../../../../shop/server/domains/site-settings/site-languages.js';

const languages = (value: unknown, version = 1) =>
  readState([{ name: 'languages', value, version }]);

describe('the languages of a site', () => {
  it.each<[readonly string[], readonly string[]]>([
    [[], ['en']],
    [
      ['ja', 'de'],
      ['en', 'de', 'ja'],
    ],
    [
      ['ar', 'en', 'ar'],
      ['en', 'ar'],
    ],
    [['fr', '', '__proto__'], ['en']],
  ])('%j are, in their order, %j', (codes, ordered) => {
    expect(inOrder(codes)).toEqual(ordered);
  });

  it.each([
    ['en', true],
    ['ar', true],
    ['EN', false],
    ['fr', false],
    ['toString', false],
  ])('has words in %s: %s', (code, expected) => {
    expect(isSiteLanguage(code)).toBe(expected);
  });
});

describe('what is stored', () => {
  it('is every language and no words, before anything is', () => {
    expect(readState([])).toEqual({
      languages: { isConnected: true, languages: ['en', 'de', 'ar', 'ja'], version: 0 },
      headerFooter: {
        header: { announcement: null },
        footer: { text: null, links: [] },
        version: 0,
      },
      adPixel: { id: null, version: 0 },
      fonts: { heading: null, text: null, files: [], version: 0 },
      lessonFilms: { films: {}, version: 0 },
    });
  });

  it('has the fonts with their files, and the films of lessons', () => {
    const files = [{ id: 'a', family: 'Lora', weights: [400, 700], isItalic: false }];
    const fonts = { heading: 'uploaded:Lora', text: null, files };
    const films = { wedging: 'https://vimeo.com/1' };
    const state = readState([
      { name: 'fonts', value: fonts, version: 3 },
      { name: 'lesson-films', value: { films }, version: 2 },
    ]);
    expect(state.fonts).toEqual({ ...fonts, version: 3 });
    expect(state.lessonFilms).toEqual({ films, version: 2 });
    expect(() =>
      readState([{ name: 'fonts', value: { ...fonts, text: 1 }, version: 1 }]),
    ).toThrow();
  });

  it('has the ad pixel, and the number of its saves', () => {
    const row = { name: 'ad-pixel', value: { id: '1234' }, version: 2 };
    expect(readState([row]).adPixel).toEqual({ id: '1234', version: 2 });
    expect(() => readState([{ ...row, value: { id: 1234 } }])).toThrow();
  });

  it('is the own language alone without a connection, whatever was chosen', () => {
    const { languages: read } = languages({ isConnected: false, languages: ['en', 'de'] }, 3);
    expect(read).toEqual({ isConnected: false, languages: ['en'], version: 3 });
  });

  it('leaves out a language whose words are gone', () => {
    const { languages: read } = languages({ isConnected: true, languages: ['en', 'fr', 'de'] });
    expect(read.languages).toEqual(['en', 'de']);
  });

  it.each([[null], [[]], [{ languages: ['de'] }], [{ isConnected: 'yes', languages: [] }]])(
    'is refused as %j, which this server did not write',
    (value) => {
      expect(() => languages(value)).toThrow();
    },
  );
});
