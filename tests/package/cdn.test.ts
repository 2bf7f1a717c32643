import { describe, expect, it } from 'vitest';
import { flavours, readFlavour } from '../../scripts/flavours.mjs';
import { describeCdnFiles } from './cdn-files.js';

describeCdnFiles('react');

describe('readFlavour', () => {
  it.each(Object.entries(flavours))('finds %s by its name', (name, { folder }) => {
    expect(readFlavour({ FLAVOUR: name }).folder).toBe(folder);
  });

  it('takes React for none', () => {
    expect(readFlavour({}).folder).toBe(flavours.react.folder);
  });

  it('refuses another name', () => {
    expect(() => readFlavour({ FLAVOUR: 'light' })).toThrow('There are: react, lite.');
  });
});
