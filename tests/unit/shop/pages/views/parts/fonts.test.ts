// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fontPreloads, fontSheetAddress } from '../../../../../../shop/pages/views/parts/fonts.js';
import type { FontFile, ShopFonts } from '../../../../../../shop/server/index.js';

const file = (id: string, weights: FontFile['weights'], isItalic = false): FontFile => ({
  id,
  family: 'Lora',
  weights,
  isItalic,
});

const own = { heading: null, text: null, files: [], version: 4 };
const lora = 'uploaded:Lora';

describe('the files of the first paint', () => {
  it.each<[string, Partial<ShopFonts>, readonly string[]]>([
    ['the own of the shop', {}, ['/fonts/figtree.woff2', '/fonts/fraunces.woff2']],
    ['none that devices have', { heading: 'device:slab' }, ['/fonts/figtree.woff2']],
    ['nothing', { heading: 'device:slab', text: 'device:system' }, []],
    [
      'the upright one that is nearest to usual text',
      {
        heading: lora,
        files: [
          file('bold', [700, 700]),
          file('slanted', [400, 400], true),
          file('book', [350, 350]),
        ],
      },
      ['/fonts/figtree.woff2', '/shop-fonts/book.woff2'],
    ],
    [
      'a variable one, which has usual text',
      { heading: lora, files: [file('medium', [420, 420]), file('all', [200, 900])] },
      ['/fonts/figtree.woff2', '/shop-fonts/all.woff2'],
    ],
    [
      'an italic one if there is no other',
      { text: lora, files: [file('slanted', [400, 400], true)] },
      ['/shop-fonts/slanted.woff2', '/fonts/fraunces.woff2'],
    ],
    [
      'one for both',
      { heading: lora, text: lora, files: [file('all', [200, 900])] },
      ['/shop-fonts/all.woff2'],
    ],
    [
      'the own for a kind that is gone',
      { text: 'device:gone' },
      ['/fonts/figtree.woff2', '/fonts/fraunces.woff2'],
    ],
  ])('are %s', (_, chosen, expected) => {
    expect(fontPreloads({ ...own, ...chosen })).toEqual(expected);
  });
});

it.each<[Partial<ShopFonts>, string | null]>([
  [{}, null],
  [{ text: 'device:gone' }, null],
  [{ text: 'device:system' }, '/shop-fonts.css?v=4'],
])('the sheet of %j is at %j', (chosen, address) => {
  expect(fontSheetAddress({ ...own, ...chosen })).toBe(address);
});
