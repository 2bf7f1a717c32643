import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageReader, type PageReader } from '../../../../analytics/clients/index.js';

const readers: PageReader[] = [];

function createReader(view?: Window): PageReader {
  const reader = createPageReader(view);
  readers.push(reader);
  return reader;
}

afterEach(() => {
  for (const reader of readers.splice(0)) reader.stop();
  history.replaceState(null, '', '/');
  document.title = '';
  document.documentElement.lang = '';
});

function resizeTo(width: number, height: number): void {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(height);
  window.dispatchEvent(new Event('resize'));
}

describe('the page reader', () => {
  it('reads address, browser and document', () => {
    history.replaceState(null, '', '/tea/?from=mail#top');
    document.documentElement.lang = 'de-CH';
    expect(createReader().facts()).toEqual({
      href: `${location.origin}/tea/?from=mail#top`,
      host: location.host,
      path: '/tea/',
      query: '?from=mail',
      hash: '#top',
      referrer: document.referrer,
      documentLanguage: 'de-CH',
      language: navigator.language,
      locale: new Intl.DateTimeFormat().resolvedOptions().locale,
      userAgent: navigator.userAgent,
      screen,
      viewport: { width: innerWidth, height: innerHeight },
    });
  });

  it('is the same object as long as nothing changes, and reads no layout', () => {
    const width = vi.spyOn(window, 'innerWidth', 'get');
    const reader = createReader();
    const facts = reader.facts();
    for (let count = 0; count < 50; count += 1) expect(reader.facts()).toBe(facts);
    expect(width).toHaveBeenCalledTimes(1);
  });

  it('follows the address', () => {
    const reader = createReader();
    const before = reader.facts();
    history.pushState(null, '', '/other?x=1');
    expect(reader.facts()).toEqual({
      ...before,
      href: `${location.origin}/other?x=1`,
      path: '/other',
      query: '?x=1',
    });
  });

  it('follows the viewport by resize, until it is stopped', () => {
    const reader = createReader();
    reader.facts();
    resizeTo(390, 844);
    expect(reader.facts().viewport).toEqual({ width: 390, height: 844 });
    reader.stop();
    resizeTo(844, 390);
    expect(reader.facts().viewport).toEqual({ width: 390, height: 844 });
  });

  it('reads the title when it is asked', () => {
    const reader = createReader();
    reader.facts();
    document.title = 'Mug – Shop';
    expect(reader.title()).toBe('Mug – Shop');
  });
});
