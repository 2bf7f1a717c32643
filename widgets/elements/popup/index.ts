import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { lightboxStyles } from '../../parts/lightbox/index.js';
import { popup } from './definition.js';
import { Popup } from './popup.js';
import styles from './popup.css?inline';

export const PopupElement: ElementClass<typeof popup> = define(popup, Popup, {
  styles: [lightboxStyles, styles],
});
export type PopupElement = HTMLElementTagNameMap['vitrine-popup'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-popup': ElementOf<typeof popup>;
  }
  interface VitrineEvents {
    'vitrine-popup': EventsOf<typeof popup>;
  }
}

export { popup, type OverlayDetail, type PopupProps } from './definition.js';
