import { describe, expect, it } from 'vitest';
import { find } from './find.js';
import { cpuTime } from '../../../../support/cpu-time.js';

const all = 'src="/a.jpg" width="800" height="600" alt="A"';
const check = (tag: string) => find('image-rule', tag);
const says = (sentence: string) => [expect.stringContaining(`<vitrine-image> ${sentence}`)];

describe('platform §5, image template rules: the check of templates warns', () => {
  it.each([
    ['"src … required"', 'width="800" height="600" alt="A"', 'has no src.'],
    ['"width … required"', 'src="/a.jpg" height="600" alt="A"', 'has no width.'],
    ['"height required"', 'src="/a.jpg" width="800" alt="A"', 'has no height.'],
    ['"positive integers"', all.replace('800', '80%'), 'has width="80%", which is no positive'],
    ['"alt text required"', 'src="/a.jpg" width="800" height="600"', 'has no alt.'],
    [
      '"priority must be high, low or none"',
      `${all} priority="1"`,
      'has priority="1", which is none of high',
    ],
    [
      '"loader must be sqs or raw"',
      `${all} loader=cdn`,
      'has loader="cdn", which is none of sqs, raw',
    ],
    [
      '"srcset only with loader raw"',
      `${all} sizes="1px" loader="sqs" srcset="/b 2x"`,
      'has a srcset beside',
    ],
    ['"sizes required with loader sqs"', `${all} loader="sqs"`, 'has no sizes beside'],
  ])('%s', (_, attributes, sentence) => {
    expect(check(`<vitrine-image ${attributes}></vitrine-image>`)).toEqual(says(sentence));
  });

  it('at the tag', () => {
    expect(check(`<p>\n  <vitrine-image ${all} loader="sqs"></vitrine-image></p>`)[0]).toMatch(
      /^2:3 /,
    );
  });

  it('of each tag, whatever its letters', () => {
    expect(check('<VITRINE-IMAGE></VITRINE-IMAGE><vitrine-image/>')).toHaveLength(8);
  });
});

describe('the check of templates says nothing of', () => {
  it.each([
    ['all that is required', all],
    ['an empty alt', all.replace('alt="A"', 'alt=""')],
    ['an alt without a value', all.replace('alt="A"', 'alt')],
    ['printed values', 'src="{assetUrl}" width="{@w}" height={@h} alt="{title|htmltag}"'],
    ['a value that holds a bracket', all.replace('"A"', '"a > b"')],
    ['a condition', `${all} loader="sqs" {.if x}sizes="50vw"{.or}sizes="100vw"{.end}`],
    ['a value that is chosen', `${all} loader="{.if x}sqs{.or}raw{.end}" priority="{p}"`],
    ['attributes that a formatter may print', 'src="/a.jpg" {@|image-facts}'],
    ['a printed srcset with the loader raw', `${all} loader="raw"{@|image-srcset}`],
  ])('%s', (_, attributes) => {
    expect(check(`<vitrine-image ${attributes}></vitrine-image>`)).toEqual([]);
  });

  it.each([
    ['a comment', '<!-- <vitrine-image> -->'],
    ['a comment of the template', '{# <vitrine-image> }'],
    ['a script', '<script>x = "<vitrine-image>"</script>'],
    ['another element', '<vitrine-images></vitrine-images>'],
    ['the end of the element', '</vitrine-image>'],
    ['text', '&lt;vitrine-image>'],
  ])('%s', (_, template) => {
    expect(check(template)).toEqual([]);
  });
});

it('a printed srcset beside the loader sqs is one', () => {
  const tag = `<vitrine-image ${all} sizes="1px" loader="sqs" {@|image-srcset}></vitrine-image>`;
  expect(check(tag)).toEqual(says('has a srcset beside loader="sqs"'));
});

it('hostile templates are read in linear time', () => {
  const started = cpuTime();
  for (const part of ['<vitrine-image ', '<vitrine-image a="', '<vitrine-image {', 'a={']) {
    check(`<vitrine-image ${part.repeat(2_000)}`);
  }
  expect(cpuTime() - started).toBeLessThan(10_000);
});
