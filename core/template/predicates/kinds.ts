import {
  backgroundSources,
  promotedBlocks,
  recordTypes,
  sliceTypes,
  type BackgroundSource,
  type RecordType,
} from '../../content/index.js';
import type { Predicates, Scope } from '../plugins.js';
import { memberOf } from '../values.js';
import { family, hasCode, plain } from './plain.js';

/** Record types that are also recognised by their block type. */
const alsoPromoted: readonly string[] = ['video', 'image', 'quote', 'link', 'gallery'];

const isPromoted = ({ node }: Scope, block: string) =>
  memberOf(node, 'promotedBlockType') === block;

const isRecord = (scope: Scope, type: RecordType) =>
  hasCode(scope.node, 'recordType', recordTypes[type]) ||
  (alsoPromoted.includes(type) && isPromoted(scope, type));

const sliceCodes: Readonly<Record<string, number>> = sliceTypes;

/** Predicates of the node's type (§8.2, §8.4). */
export const kindPredicates = (): Predicates => ({
  ...family(Object.keys(recordTypes) as RecordType[], (type) => `${type}?`, isRecord),
  'external-video?': plain((scope) => isRecord(scope, 'video')),
  ...family(promotedBlocks, (block) => `promoted${block.toUpperCase()}?`, isPromoted),
  ...family(
    Object.keys(backgroundSources) as BackgroundSource[],
    (source) => `background-source-${source}?`,
    (scope, source) => hasCode(scope.node, 'backgroundSource', backgroundSources[source]),
  ),
  'current-type?': {
    takes: { min: 1, max: 1 },
    prepare:
      ({ list: [name = ''] }) =>
      (scope) =>
        Object.hasOwn(sliceCodes, name) &&
        hasCode(scope.node, 'currentType', sliceCodes[name] ?? NaN),
  },
});
