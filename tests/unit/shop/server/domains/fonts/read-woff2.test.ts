// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWoff2, toFamily } from '../../../../../../shop/server/domains/fonts/read-woff2.js';
import { makeFont } from '../../../../../support/make-font.js';

const own = (name: string) => readFileSync(`shop/pages/public/fonts/${name}.woff2`);

const zeros = (tag: string, size: number) => ({
  tag,
  size,
  data: Buffer.alloc(0),
  isPacked: false,
});

describe('a file in WOFF2', () => {
  it.each<[string, Buffer, object]>([
    // Its file has lost the name of all weights.
    ['a variable font', own('figtree'), { family: 'Figtree Light', weights: [400, 600] }],
    ['a font of one weight', own('fraunces'), { family: 'Fraunces', weights: [400, 400] }],
    ['a bold one', makeFont({ family: 'Lora', weight: 700 }), { weights: [700, 700] }],
    ['an italic one', makeFont({ family: 'Lora', isItalic: true }), { isItalic: true }],
    [
      'one of more than four weights',
      makeFont({ family: 'Lora', fourWeightFamily: 'Lora Medium', weight: 500 }),
      { family: 'Lora', weights: [500, 500] },
    ],
    [
      'weights beyond those of CSS',
      makeFont({ family: 'A', weights: [0, 2000] }),
      { weights: [1, 1000] },
    ],
    ['a name in another script', makeFont({ family: '明朝' }), { family: '明朝' }],
    ['a name with marks', makeFont({ family: ' A\u0000\u202eB\n' }), { family: 'AB' }],
    ['no name', makeFont({ family: '' }), { family: '' }],
  ])('says what it is: %s', (_, file, expected) => {
    expect(readWoff2(file)).toMatchObject(expected);
  });

  const whole = own('fraunces');
  const changed = (change: (file: Buffer) => void) => {
    const file = Buffer.from(whole);
    change(file);
    return file;
  };

  it.each<[string, Uint8Array]>([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('no font at all'.repeat(10))],
    ['WOFF of the first version', changed((file) => file.write('wOFF'))],
    ['a collection of fonts', changed((file) => file.write('ttcf', 4))],
    ['a file that is cut short', whole.subarray(0, 9000)],
    ['a file with more behind it', Buffer.concat([whole, Buffer.of(0, 0, 0, 0)])],
    ['no tables', changed((file) => file.writeUInt16BE(0, 12))],
    ['more tables than fonts have', changed((file) => file.writeUInt16BE(9999, 12))],
    ['packed data that are broken', changed((file) => file.fill(0, 9000, 9500))],
    ['less than it promises', makeFont({ family: 'A', tables: [zeros('LONG', 4000)] })],
    ['more than it may unpack', makeFont({ family: 'A', tables: [zeros('HUGE', 2 ** 30)] })],
  ])('is not %s', (_, file) => {
    expect(readWoff2(file)).toBeNull();
  });

  it('is read where it begins, also in the middle of other bytes', () => {
    const around = Buffer.concat([Buffer.alloc(7), whole, Buffer.alloc(9)]);
    expect(readWoff2(around.subarray(7, 7 + whole.length))?.family).toBe('Fraunces');
  });
});

describe('a family', () => {
  it('has 60 characters at most, none of them half', () => {
    expect(toFamily('\u{1f58b}'.repeat(90))).toBe('\u{1f58b}'.repeat(60));
  });
});
