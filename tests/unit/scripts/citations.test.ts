import { describe, expect, it } from 'vitest';
import {
  findFaults,
  readCitations,
  readSections,
  readTestNames,
} from '../../../scripts/citations.mjs';

const mugTest = '`tests/mug.test.ts › holds 300 ml`';
const markdown = `# Storefront

- no item: it stands before the first section

## 1. What it is about

A shop.

## 2. Mugs

They hold tea.

- A mug holds
  300 ml. ${mugTest}
- A cup. _No value:_ how much it holds.

Handles break: ${mugTest}:

| handle | price |
| ------ | ----- |
| left   | 1     |
| right  | 2     |

The rest.

- A lid.
`;
const files: Readonly<Record<string, string>> = {
  'tests/mug.test.ts': "it('holds 300 ml, or less', () => {});",
};

const faultsOf = (text: string, cited = 'storefront §2') =>
  findFaults({
    documents: { storefront: text },
    files: [['core/mug.ts', `/** A mug (${cited}). */`]],
    readText: (file) => files[file] ?? null,
  });
const whole = markdown.replace('- A lid.', `- A lid. ${mugTest}`);

describe('the sections of a document', () => {
  it('have items with their own tests, those of the paragraph above, or a reason', () => {
    const mug = { file: 'tests/mug.test.ts', name: 'holds 300 ml' };
    const [about, mugs] = readSections(markdown);
    expect(about).toEqual({ number: 1, items: [] });
    expect(mugs?.number).toBe(2);
    expect(mugs?.items.map(({ tests, isExcused }) => [tests, isExcused])).toEqual([
      [[mug], false],
      [[], true],
      [[mug], false],
      [[mug], false],
      [[], false],
    ]);
    expect(mugs?.items[0]?.text).toBe(`- A mug holds 300 ml. ${mugTest}`);
  });
});

describe('the citations of a text', () => {
  it.each([
    ['storefront §5', ['storefront 5']],
    ['(Platform §3): "x"', ['platform 3']],
    ['storefront §3, §5 and §7', ['storefront 3', 'storefront 5', 'storefront 7']],
    ['platform §7, storefront §7', ['platform 7', 'storefront 7']],
    ['template language §9.4', []],
  ])('%s: %j', (text, cited) => {
    expect(readCitations(text).map(({ document, number }) => `${document} ${number}`)).toEqual(
      cited,
    );
  });
});

describe('the names of tests', () => {
  it.each([
    ["it('holds tea', () => {})", ['holds tea']],
    ["describe.skipIf(dry)('a mug', () => {})", ['a mug']],
    ["it.each([\n  [1],\n])(\n  'holds %i',", ['holds %i']],
    ['it("says \'tea\'", f)', ["says 'tea'"]],
    ["it('is the shop\\'s', f)", ["is the shop's"]],
    ['it(`has\n  two lines`, f)', ['has two lines']],
    ['export const Broken: Story = {};', ['Broken']],
    ["expect(mug).toBe('tea')", []],
  ])('of %s are %j', (text, names) => {
    expect(readTestNames(text)).toEqual(names);
  });
});

describe('a fault is', () => {
  it('nothing where all is named and there', () => {
    expect(faultsOf(whole)).toEqual([]);
  });

  it.each([
    ['an item without a test', markdown, 'storefront §2, "- A lid." names no test and no reason.'],
    [
      'a test that is called otherwise',
      whole.replace('› holds 300 ml`\n- A cup', '› holds 200 ml`\n- A cup'),
      'storefront §2, "- A mug holds 300 ml. `tests/mug.test.ts › holds 200 ml`": tests/mug.test.ts has no test "holds 200 ml".',
    ],
    [
      'a file that is not there',
      whole.replace(mugTest, '`tests/cup.test.ts › holds 300 ml`'),
      'storefront §2, "- A mug holds 300 ml. `tests/cup.test.ts › holds 300 ml`": tests/cup.test.ts has no test "holds 300 ml".',
    ],
  ])('%s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it('a section that is cited and not there', () => {
    expect(faultsOf(whole, 'storefront §2 and §7')).toEqual([
      'core/mug.ts cites storefront §7, which is not there.',
    ]);
  });
});
