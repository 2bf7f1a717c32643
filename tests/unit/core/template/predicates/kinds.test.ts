import { describe, expect, it } from 'vitest';
import { sitePredicates } from '../../../../../core/template/predicates/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { checkWith, renderWith } from '../render-with.js';

const render = renderWith({ predicates: sitePredicates });

const holds = (predicate: string, data: Value) =>
  render(`{.${predicate}}Y{.or}N{.end}`, data) === 'Y';

/** §8.2 with the codes of §12. */
const records = {
  undefined: -1,
  text: 1,
  audio: 7,
  'store-item': 11,
  event: 12,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
};
const alsoPromoted = { video: 8, image: 2, quote: 4, link: 5, gallery: 14 };

describe('the kind of a record', () => {
  it.each(Object.entries(records))('%s? is the code %d and nothing else', (name, code) => {
    expect(holds(`${name}?`, { recordType: code })).toBe(true);
    expect(holds(`${name}?`, { recordType: String(code) })).toBe(true);
    expect(holds(`${name}?`, { recordType: 99, promotedBlockType: name })).toBe(false);
    expect(holds(`${name}?`, {})).toBe(false);
  });

  it.each(Object.entries(alsoPromoted))(
    '%s? is the code %d or a block of that name',
    (name, code) => {
      expect(holds(`${name}?`, { recordType: code })).toBe(true);
      expect(holds(`${name}?`, { recordType: 99, promotedBlockType: name })).toBe(true);
      expect(holds(`${name}?`, { recordType: 99, promotedBlockType: name.toUpperCase() })).toBe(
        false,
      );
      expect(holds(`${name}?`, {})).toBe(false);
    },
  );

  it('external-video? is video?', () => {
    expect(holds('external-video?', { recordType: 8 })).toBe(true);
    expect(holds('external-video?', { promotedBlockType: 'video' })).toBe(true);
    expect(holds('external-video?', { recordType: 1 })).toBe(false);
  });

  it('is the node’s own', () => {
    expect(render('{.section a}{.text?}Y{.or}N{.end}{.end}', { a: { x: 1 }, recordType: 1 })).toBe(
      'N',
    );
  });
});

describe('the block that stands for an item', () => {
  const blocks = 'MAP EMBED IMAGE CODE QUOTE TWITTER LINK VIDEO FOURSQUARE INSTAGRAM FORM'.split(
    ' ',
  );

  it.each(blocks)('promoted%s? holds for its own block alone', (name) => {
    const promotedBlockType = name.toLowerCase();
    const held = blocks.filter((other) => holds(`promoted${other}?`, { promotedBlockType }));
    expect(held).toEqual([name]);
  });
});

describe('the source of a background', () => {
  const codes = { undefined: -1, upload: 1, instagram: 2, video: 3, none: 4 };

  it.each(Object.entries(codes))('background-source-%s? is the code %d', (name, code) => {
    const held = Object.keys(codes).filter((other) =>
      holds(`background-source-${other}?`, { backgroundSource: code }),
    );
    expect(held).toEqual([name]);
  });
});

describe('current-type?', () => {
  it.each<[string, Value, boolean]>([
    ['current-type? gallery', { currentType: 5 }, true],
    ['current-type? twitter', { currentType: 19 }, true],
    ['current-type? social-icons', { currentType: '7' }, true],
    ['current-type? undefined', { currentType: -1 }, true],
    ['current-type? gallery', { currentType: -1 }, false],
    ['current-type? gallery', {}, false],
    ['current-type? nonsense', { currentType: -1 }, false],
    ['current-type? constructor', {}, false],
    ['current-type?', {}, false],
  ])('%s in %j is %j', (call, data, expected) => {
    expect(holds(call, data)).toBe(expected);
  });

  it('needs a name', () => {
    expect(checkWith({ predicates: sitePredicates })('{.current-type?}{.end}')).toContain(
      "PREDICATE_NEEDS_ARGS: Predicate '.current-type?' requires arguments but none were provided.",
    );
  });
});

it('no negations and no inherited names are predicates', () => {
  expect(Object.keys(sitePredicates).filter((name) => name.includes('not'))).toEqual([]);
  expect(Object.hasOwn(sitePredicates, 'constructor?')).toBe(false);
});
