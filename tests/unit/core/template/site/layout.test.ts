import { describe, expect, it } from 'vitest';
import { sortSources } from '../../../../../core/template/site/files.js';
import { findLayout } from '../../../../../core/template/site/layout.js';
import type { Value } from '../../../../../core/template/values.js';
import { readTemplateConf } from '../../../../../core/template/site/template-conf.js';

const layouts = {
  default: { regions: ['header', 'site', 'footer'] },
  wide: { regions: ['header', 'wide'] },
  torn: { regions: ['header', 'gone'] },
  'torn-too': ['gone', 'footer'],
};
const paths = ['header', 'site', 'footer', 'wide', 'torn-too'];

/** The regions of a layout where the files have these names. */
function regionsOf(name: string | null, files: readonly string[], conf: Value = { layouts }) {
  const texts = new Map(files.map((file) => [`${file}.region`, '']));
  const { parts, missing } = findLayout(name, readTemplateConf(conf), sortSources(texts));
  return [parts.map(({ path }) => path.replace('.region', '')), missing];
}

describe('a layout', () => {
  it.each([
    [null, paths, ['header', 'site', 'footer'], []],
    ['Wide', paths, ['header', 'wide'], []],
    ['none', paths, ['header', 'site', 'footer'], []],
    ['torn', paths, ['header', 'site', 'footer'], ['gone']],
    ['torn-too', paths, ['torn-too'], ['gone']],
    ['torn', ['header', 'site'], ['site'], ['gone']],
    ['torn', ['header', 'wide'], ['header'], ['gone']],
    [null, ['site', 'footer'], ['site'], ['header']],
    [null, ['wide'], ['wide'], ['header', 'site', 'footer']],
    [null, [], ['site'], ['header', 'site', 'footer']],
  ])('%s of the regions %j is %j', (name, files, expected, missing) => {
    expect(regionsOf(name, files)).toEqual([expected, missing]);
  });

  it('is the first one where none is the default', () => {
    const conf = { layouts: { wide: layouts.wide } };
    expect(regionsOf('none', paths, conf)).toEqual([['header', 'wide'], []]);
  });
});
