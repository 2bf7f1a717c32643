import { galleryChoices, type GalleryChoice, type GallerySwitch } from '../../content/index.js';
import type { Predicates, Scope } from '../plugins.js';
import { asBoolean, isTruthy } from '../values.js';
import { family, plain } from './plain.js';

/** The switches that have a predicate. */
const switches = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const satisfies readonly GallerySwitch[];

const option = (scope: Scope, name: string) => scope.lookup(['options', name]);

/** The predicates of one setting, such as `gallery-design-grid?`. */
const choosing = (setting: GalleryChoice) =>
  family<string>(
    galleryChoices[setting].values,
    (value) => `gallery-${setting}-${value}?`,
    (scope, value) => option(scope, setting) === value,
  );

/** Predicates of a gallery block's options (§8.2). A missing setting is off. */
export const galleryPredicates = (): Predicates => ({
  'gallery-meta?': plain((scope) =>
    ['controls', 'indicators'].some((name) => isTruthy(option(scope, name))),
  ),
  ...family(
    switches,
    (name) => `gallery-${name}?`,
    (scope, name) => asBoolean(option(scope, name)),
  ),
  ...choosing('design'),
  ...choosing('meta-position'),
  ...choosing('active-alignment'),
});
