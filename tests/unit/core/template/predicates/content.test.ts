import { describe, expect, it } from 'vitest';
import { sitePredicates } from '../../../../../core/template/predicates/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { renderWith } from '../render-with.js';

const render = renderWith({ predicates: sitePredicates });

const holds = (predicate: string, data: Value) =>
  render(`{.${predicate}}Y{.or}N{.end}`, data) === 'Y';

describe('the predicates of content', () => {
  it.each<[string, Value, boolean]>([
    ['calendar-view?', { calendarView: true }, true],
    ['calendar-view?', { calendarView: 'true' }, true],
    ['calendar-view?', { calendarView: 'yes' }, false],
    ['calendar-view?', { calendarView: 1 }, true],
    ['calendar-view?', {}, false],
    ['child-images?', { items: [{ mainImageId: 'x' }] }, true],
    ['child-images?', { items: [{ systemDataId: 'x' }, {}] }, true],
    ['child-images?', { items: [{}, { mainImageId: 'x' }] }, false],
    ['child-images?', { items: [{ mainImageId: '' }] }, false],
    ['child-images?', { items: [] }, false],
    ['child-images?', { items: { 0: { mainImageId: 'x' } } }, false],
    ['child-images?', {}, false],
    ['clickable?', {}, true],
    ['clickable?', { folderBehavior: 1 }, true],
    ['clickable?', { folderBehavior: 2 }, true],
    ['clickable?', { folderBehavior: 3 }, false],
    ['clickable?', { folderBehavior: null }, false],
    ['collection?', { collection: { id: 1 } }, true],
    ['collection?', { collection: {} }, false],
    ['collection?', {}, false],
    ['collection-page?', { collection: { type: 10 } }, true],
    ['collection-page?', { collection: { type: 1 } }, false],
    ['collection-page?', { type: 10 }, false],
    ['collection-template-page?', { collection: { type: 7 } }, true],
    ['collection-template-page?', { type: 7 }, true],
    ['collection-template-page?', { collection: { type: 1 }, type: 7 }, false],
    ['collection-template-page?', { collection: {}, type: 7 }, false],
    ['collection-template-page?', { type: 10 }, false],
    ['collectionTypeNameEquals? blog', { typeName: 'blog' }, true],
    ['collectionTypeNameEquals? blog x', { typeName: 'blog' }, true],
    ['collectionTypeNameEquals?:my blog', { typeName: 'my blog' }, true],
    ['collectionTypeNameEquals? 5', { typeName: 5 }, true],
    ['collectionTypeNameEquals? blog', {}, false],
    ['collectionTypeNameEquals?', { typeName: 'blog' }, false],
    ['collectionTypeNameEquals?', {}, false],
    ['excerpt?', { excerpt: { html: '<p>x</p>' } }, true],
    ['excerpt?', { excerpt: { html: '<p> \u00a0\u200b\n</p>' } }, false],
    ['excerpt?', { excerpt: { html: 5 } }, false],
    ['excerpt?', { excerpt: { text: 'x' } }, false],
    ['excerpt?', { excerpt: 'x' }, true],
    ['excerpt?', { excerpt: '<img>' }, false],
    ['excerpt?', { excerpt: ['x'] }, false],
    ['excerpt?', {}, false],
    ['external-link?', { externalLink: 'x' }, true],
    ['external-link?', { externalLink: '' }, false],
    ['folder?', { collection: { folder: true } }, true],
    ['folder?', { collection: { folder: false } }, false],
    ['folder?', {}, false],
    ['has-multiple?', [1, 2], true],
    ['has-multiple?', [1], false],
    ['has-multiple?', { a: 1, b: 2 }, true],
    ['has-multiple?', { a: 1 }, false],
    ['has-multiple?', 'text', false],
    ['index?', { collection: { folder: true, folderBehavior: 1 } }, true],
    ['index?', { collection: { folder: true, folderBehavior: '1' } }, false],
    ['index?', { collection: { folder: true, folderBehavior: 2 } }, false],
    ['index?', { collection: { folder: false, folderBehavior: 1 } }, false],
    ['index?', { collection: [], folderBehavior: 1 }, false],
    ['index?', {}, false],
    ['redirect?', { folderBehavior: 2 }, true],
    ['redirect?', { folderBehavior: '2' }, true],
    ['redirect?', { folderBehavior: 1 }, false],
    ['location?', { location: { mapLat: 0, mapLng: null } }, true],
    ['location?', { location: { mapLat: 1 } }, false],
    ['location?', { mapLat: 1, mapLng: 1 }, false],
    ['main-image?', { mainImageId: 'x' }, true],
    ['main-image?', { systemDataId: 'x' }, true],
    ['main-image?', { mainImageId: '' }, false],
    ['passthrough?', { passthrough: true, sourceUrl: 'u' }, true],
    ['passthrough?', { passthrough: true, sourceUrl: '' }, false],
    ['passthrough?', { sourceUrl: 'u' }, false],
    ['serviceNameEmail?', { serviceName: 'email' }, true],
    ['serviceNameEmail?', { serviceName: 'Email' }, false],
    ['show-past-events?', { showPastOrUpcomingEvents: 'past' }, true],
    ['show-past-events?', { showPastOrUpcomingEvents: 'upcoming' }, false],
  ])('%s in %j is %j', (call, data, expected) => {
    expect(holds(call, data)).toBe(expected);
  });

  it.each(['calendar-view?', 'collectionTypeNameEquals? blog'])(
    '%s is looked up around the node',
    (call) => {
      const data = { a: { b: 1 }, calendarView: true, typeName: 'blog' };
      expect(render(`{.section a}{.${call}}Y{.end}{.end}`, data)).toBe('Y');
    },
  );

  it.each(['collection?', 'redirect?', 'main-image?'])('%s looks at the node alone', (call) => {
    const data = { a: { b: 1 }, collection: { x: 1 }, folderBehavior: 2, mainImageId: 'x' };
    expect(render(`{.section a}{.${call}}Y{.or}N{.end}{.end}`, data)).toBe('N');
  });
});
