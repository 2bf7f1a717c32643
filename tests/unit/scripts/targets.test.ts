import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { cssTargets, findEdition, pageTarget, readFloor } from '../../../scripts/targets.mjs';

describe('the browsers of package.json', () => {
  it.each([
    ['chrome >= 125', ['chrome', 125]],
    ['ios_saf >= 17.5', ['ios_saf', 17.5]],
    ['node >=20.19', ['node', 20.19]],
  ])('%s is a floor', (entry, floor) => {
    expect(readFloor(entry)).toEqual(floor);
  });

  it.each(['last 2 versions', 'chrome > 125', 'opera >= 100', 'chrome >= 1-2'])(
    '"%s" is refused with what to write instead',
    (entry) => {
      expect(() => readFloor(entry)).toThrow(/Write NAME >= VERSION/);
    },
  );

  it.each([
    [{ chrome: 125, safari: 18.4 }, 2025],
    [{ chrome: 125, safari: 17.5 }, 2024],
    [{ chrome: 125, firefox: 115 }, 2022],
  ])('%o know all syntax of ES%i', (floors, edition) => {
    expect(findEdition(Object.entries(floors))).toBe(edition);
  });

  it('without the syntax of ES2022 end the build', () => {
    expect(() => findEdition([['safari', 15]])).toThrow('ES2022');
  });

  it('are engines for scripts', () => {
    expect(pageTarget.engines).toContainEqual(expect.stringMatching(/^ios\d/));
  });

  it('get longhands from the minifier where Safari drops a shorthand', () => {
    const code = Buffer.from('a{text-decoration:underline;text-decoration-thickness:1px}');
    const sheet = transform({ filename: 'a.css', code, minify: true, targets: cssTargets });
    expect(sheet.code.toString()).toBe(code.toString());
  });
});
