import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import preview from '../../../.storybook/preview.js';
import { registerLocale } from '../../../core/i18n/index.js';
import {
  outsideBrackets,
  pseudoTexts,
  readLibraryTexts,
  wordsOf,
} from '../../support/pseudo-locale.js';

interface Story {
  run(): Promise<void>;
}

const storyFolder = path.resolve('stories/widgets');
const storyFiles = readdirSync(storyFolder).filter((name) => name.endsWith('.stories.tsx'));
const dataFolder = path.resolve('stories/support');
const comments = /\/\*[^]*?\*\/|\/\/.*/g;

/** Milliseconds until a widget has rendered and the fake server of the stories has responded. */
const settled = 30;

/** Words of products, forms and carts in the stories, and the names of the countries that they ship to. */
const dataWords = new Set<string>();
const seen = new Set<string>();

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  registerLocale('en', await pseudoTexts('long'));
  setProjectAnnotations([preview]);
  const sources = readdirSync(dataFolder).map((name) =>
    readFileSync(path.join(dataFolder, name), 'utf8').replace(comments, ''),
  );
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  const countries = ['US', 'CA', 'GB', 'DE', 'JP'].map((code) => regions.of(code) ?? '');
  for (const word of wordsOf([...sources, ...countries].join('\n'))) dataWords.add(word);
});

afterAll(() => void vi.useRealTimers());

describe('Every text of the library can be translated: in the pseudo-locale', () => {
  it.each(storyFiles)('the stories of %s show no other text', async (file) => {
    const module = (await import(/* @vite-ignore */ path.join(storyFolder, file))) as object;
    const stories = Object.entries(module).map(([name, story]) => [
      name,
      // The play functions look for the English texts.
      name === 'default' ? (story as object) : { ...(story as object), play: undefined },
    ]);
    const own = new Set(wordsOf(JSON.stringify(stories)));
    const composed = composeStories(Object.fromEntries(stories) as never);
    for (const [name, story] of Object.entries<Story>(composed)) {
      await story.run();
      await vi.advanceTimersByTimeAsync(settled);
      const texts = readLibraryTexts(document);
      for (const text of texts) if (text.startsWith('[')) seen.add(text);
      const words = texts.flatMap((text) => wordsOf(outsideBrackets(text)));
      const untranslated = words.filter((word) => !dataWords.has(word) && !own.has(word));
      expect(untranslated, name).toEqual([]);
    }
  });

  it('the stories show many texts', () => {
    expect(seen.size).toBeGreaterThan(150);
  });
});

describe('readLibraryTexts', () => {
  it('finds the texts and labels of shadow roots, and not those of the page', () => {
    const host = document.createElement('div');
    host.append('The page’s');
    const button = document.createElement('button');
    button.setAttribute('aria-label', '[Close ~~~]');
    button.append('Save');
    host.attachShadow({ mode: 'open' }).append(button);
    const texts = readLibraryTexts(host);
    expect(texts).toEqual(['[Close ~~~]', 'Save']);
    expect(texts.flatMap((text) => wordsOf(outsideBrackets(text)))).toEqual(['save']);
  });

  it('leaves out what stands in nested brackets', () => {
    expect(outsideBrackets('[Cart, [3 items ~~] ~~] for Ada').trim()).toBe('for Ada');
  });
});
