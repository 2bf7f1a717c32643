import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../../shop/create/read-arguments.js';

const nothing = { given: {}, from: null, sources: { shop: null, vitrine: null }, isSilent: false };

describe('the arguments of create-vitrine-shop', () => {
  it.each([
    [['mine'], { kind: 'create', folder: 'mine', ...nothing }],
    [['mine', '-y'], { kind: 'create', folder: 'mine', ...nothing, isSilent: true }],
    [
      ['--name', 'Salt', 'mine', '--currency=EUR', '--language', 'ja', '--theme', 'press'],
      {
        kind: 'create',
        folder: 'mine',
        ...nothing,
        given: { name: 'Salt', currency: 'EUR', language: 'ja', theme: 'press' },
      },
    ],
    [
      ['mine', '--from', 'all.csv', '--vitrine', 'file:../vitrine.tgz', '--shop', '1.2.3'],
      {
        kind: 'create',
        folder: 'mine',
        ...nothing,
        from: 'all.csv',
        sources: { shop: '1.2.3', vitrine: 'file:../vitrine.tgz' },
      },
    ],
    [['-h'], { kind: 'help' }],
    [['mine', '--version'], { kind: 'version' }],
  ])('reads %j', (args, command) => {
    expect(readArguments(args)).toEqual(command);
  });

  it.each([
    [[], 'Say in which folder'],
    [[''], 'Say in which folder'],
    [['one', 'two'], 'One folder'],
    [['mine', '--currency', 'GBP'], 'USD, EUR, JPY, not “GBP”'],
    [['mine', '--language', 'fr'], 'en, de, ar, ja'],
    [['mine', '--theme', ''], 'auto, shore'],
    [['mine', '--name', '  '], '1 to 100 characters'],
    [['mine', '--name', 'x'.repeat(101)], '1 to 100 characters'],
    [['mine', '--nmae', 'Salt'], '--nmae'],
    [['mine', '--name'], '--name'],
  ])('refuses %j', (args, words) => {
    expect(readArguments(args)).toEqual({
      kind: 'misuse',
      sentence: expect.stringContaining(words),
    });
  });
});
