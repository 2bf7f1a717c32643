import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { lightboxStyles } from '../../parts/lightbox/index.js';
import { quickView } from './definition.js';
import { QuickView } from './quick-view.js';
import styles from './quick-view.css?inline';

export const QuickViewElement: ElementClass<typeof quickView> = define(quickView, QuickView, {
  styles: [lightboxStyles, styles],
});
export type QuickViewElement = HTMLElementTagNameMap['vitrine-quick-view'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-quick-view': ElementOf<typeof quickView>;
  }
  interface VitrineEvents {
    'vitrine-quick-view': EventsOf<typeof quickView>;
  }
}

export { quickView, type QuickViewProps } from './definition.js';
export type { QuickViewDetail } from '../../parts/page-events/index.js';
