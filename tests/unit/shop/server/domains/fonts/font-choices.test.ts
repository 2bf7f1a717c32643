// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  deviceChoice,
  deviceFonts,
  familyOf,
  fontSheet,
  fontStack,
  uploadedChoice,
} from '../../../../../../shop/server/domains/fonts/index.js';
import type { FontFile } from '../../../../../../shop/server/domains/site-settings/index.js';

const file = (changes: Partial<FontFile> = {}): FontFile => ({
  id: 'a',
  family: 'Lora',
  weights: [400, 400],
  isItalic: false,
  ...changes,
});

describe('a choice', () => {
  it.each([
    [null, null],
    ['device:slab', null],
    [uploadedChoice('Lora'), 'Lora'],
    [uploadedChoice('uploaded:'), 'uploaded:'],
  ])('%j is of the uploaded family %j', (choice, family) => {
    expect(familyOf(choice)).toBe(family);
  });

  it.each([[null], ['device:gone'], ['']])('%j is the own font of the shop', (choice) => {
    expect(fontStack(choice, 'text')).toBeNull();
  });

  it.each(deviceFonts)('$name ends with a kind that every browser knows', ({ name, stack }) => {
    expect(fontStack(deviceChoice(name), 'heading')).toBe(stack);
    expect(stack).toMatch(/, (?:serif|sans-serif|monospace)$/);
  });

  it('of an uploaded font has another one until it is there', () => {
    expect(fontStack('uploaded:Lora', 'heading')).toBe('"Lora", Georgia, serif');
    expect(fontStack('uploaded:Lora', 'text')).toBe('"Lora", system-ui, sans-serif');
  });

  it('cannot leave its quotation marks', () => {
    expect(fontStack('uploaded:"}\\', 'text')).toBe(String.raw`"\"}\\", system-ui, sans-serif`);
  });
});

describe('the sheet', () => {
  it('is empty while nothing is chosen', () => {
    expect(fontSheet({ heading: null, text: 'device:gone', files: [file()] })).toBe('');
  });

  it('sets what is chosen alone', () => {
    expect(fontSheet({ heading: null, text: 'device:system', files: [] })).toBe(
      ':root {\n  --shop-sans: system-ui, sans-serif;\n}\n',
    );
  });

  it('names the files of an uploaded family', () => {
    const files = [file(), file({ id: 'b', weights: [500, 800], isItalic: true })];
    const sheet = fontSheet({ heading: 'uploaded:Lora', text: null, files });
    expect(sheet.match(/@font-face/g)).toHaveLength(2);
    expect(sheet).toContain(
      "src: url('/shop-fonts/a.woff2') format('woff2');\n  font-weight: 400;",
    );
    expect(sheet).toContain('font-weight: 500 800;\n  font-style: italic;');
    expect(sheet).toContain('--shop-serif: "Lora", Georgia, serif;');
    expect(sheet).not.toContain('--shop-sans');
  });
});
