import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimPage } from '../../../../widgets/autoload/claim-page.js';

const tagWith = (dataset: DOMStringMap) => ({ dataset }) as HTMLScriptElement;

beforeEach(() => vi.stubGlobal('self', {}));
afterEach(() => vi.unstubAllGlobals());

describe('claimPage', () => {
  it('tells each later copy what the first one was given', () => {
    const [first, second] = [{ locale: 'de' }, { locale: 'fr' }];
    expect(claimPage(tagWith(first))).toEqual({ given: first });
    expect(claimPage(tagWith(second))).toEqual({ given: second, first });
    expect(claimPage(null)).toEqual({ given: {}, first });
  });
});
