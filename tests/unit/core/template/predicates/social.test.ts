import { describe, expect, it } from 'vitest';
import { socialPredicates } from '../../../../../core/template/predicates/social.js';
import type { Value } from '../../../../../core/template/values.js';
import { renderWith } from '../render-with.js';

const render = renderWith({ predicates: socialPredicates });

describe('comments?', () => {
  it.each<[Value, Value, boolean]>([
    [{ commentState: 1 }, undefined, true],
    [{ commentState: '1' }, undefined, true],
    [{ commentState: 2, publicCommentCount: 20 }, undefined, true],
    [{ commentState: 0, publicCommentCount: 0 }, undefined, false],
    [{ commentState: 2 }, undefined, false],
    [{}, undefined, false],
    ['x', undefined, false],
    [{ commentState: 1 }, { commentsEnabled: true }, true],
    [{ commentState: 1 }, { commentsEnabled: false }, false],
    [{ commentState: 1 }, {}, false],
    [{ commentState: 1 }, null, true],
    [{ commentState: 0 }, { commentsEnabled: true }, false],
  ])('of %j on a site with %j is %s', (item, websiteSettings, holds) => {
    const template = '{.section item}{.comments?}true{.or}false{.end}{.end}';
    expect(render(template, { item, websiteSettings })).toBe(
      Object.keys(Object(item)).length === 0 ? '' : String(holds),
    );
  });
});
