import { folderBehaviors, hasText, pageType, templatePageType } from '../../content/index.js';
import type { Predicates } from '../plugins.js';
import {
  asBoolean,
  asNumber,
  asString,
  isArray,
  isObject,
  isTruthy,
  memberAt,
  memberOf,
  sizeOf,
  type Value,
} from '../values.js';
import { hasCode, plain } from './plain.js';
import { endsOnItsFirstDay } from './same-day.js';

/** Tests the node's own data at a path. */
const truthy = (...path: string[]) => plain(({ node }) => isTruthy(memberAt(node, path)));

const is = (key: string, text: string) => plain(({ node }) => memberOf(node, key) === text);

/** Predicates of collections and items (§8.2). */
export const contentPredicates = {
  'calendar-view?': /* @__PURE__ */ plain((scope) => asBoolean(scope.lookup(['calendarView']))),
  'child-images?': /* @__PURE__ */ plain(({ node }) => {
    const items = memberOf(node, 'items');
    return isArray(items) && hasImage(items[0]);
  }),
  'clickable?': /* @__PURE__ */ plain((scope) => {
    const behavior = scope.lookup(['folderBehavior']);
    const { index, redirect } = folderBehaviors;
    return behavior === undefined || [index, redirect].some((code) => code === asNumber(behavior));
  }),
  'collection?': /* @__PURE__ */ truthy('collection'),
  'collection-page?': /* @__PURE__ */ plain(({ node }) =>
    hasCode(memberOf(node, 'collection'), 'type', pageType),
  ),
  'collection-template-page?': /* @__PURE__ */ plain(({ node }) => {
    const collection = memberOf(node, 'collection');
    return hasCode(collection === undefined ? node : collection, 'type', templatePageType);
  }),
  'collectionTypeNameEquals?': {
    takes: { min: 1, max: 1 },
    prepare:
      ({ list: [name] }) =>
      (scope) =>
        name !== undefined && asString(scope.lookup(['typeName'])) === name,
  },
  'excerpt?': /* @__PURE__ */ plain(({ node }) => {
    const excerpt = memberOf(node, 'excerpt');
    const markup = isObject(excerpt) ? memberOf(excerpt, 'html') : excerpt;
    return typeof markup === 'string' && hasText(markup);
  }),
  'external-link?': /* @__PURE__ */ truthy('externalLink'),
  'folder?': /* @__PURE__ */ truthy('collection', 'folder'),
  'has-multiple?': /* @__PURE__ */ plain(({ node }) => sizeOf(node) > 1),
  'index?': /* @__PURE__ */ plain(({ node }) => {
    const collection = memberOf(node, 'collection');
    return (
      isTruthy(memberOf(collection, 'folder')) &&
      // Unlike the other codes, it must be a number.
      memberOf(collection, 'folderBehavior') === folderBehaviors.index
    );
  }),
  'redirect?': /* @__PURE__ */ plain(({ node }) =>
    hasCode(node, 'folderBehavior', folderBehaviors.redirect),
  ),
  'location?': /* @__PURE__ */ plain(({ node }) =>
    ['mapLat', 'mapLng'].every((key) => memberAt(node, ['location', key]) !== undefined),
  ),
  'main-image?': /* @__PURE__ */ plain(({ node }) => hasImage(node)),
  'passthrough?': /* @__PURE__ */ plain(({ node }) =>
    ['passthrough', 'sourceUrl'].every((key) => isTruthy(memberOf(node, key))),
  ),
  'same-day?': /* @__PURE__ */ plain(endsOnItsFirstDay),
  'serviceNameEmail?': /* @__PURE__ */ is('serviceName', 'email'),
  'show-past-events?': /* @__PURE__ */ is('showPastOrUpcomingEvents', 'past'),
} satisfies Predicates;

function hasImage(item: Value): boolean {
  return ['mainImageId', 'systemDataId'].some((key) => isTruthy(memberOf(item, key)));
}
