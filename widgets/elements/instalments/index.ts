import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { lightboxStyles } from '../../parts/lightbox/index.js';
import { instalments } from './definition.js';
import { Instalments } from './instalments.js';
import styles from './instalments.css?inline';

export const InstalmentsElement: ElementClass<typeof instalments> = define(
  instalments,
  Instalments,
  { styles: [lightboxStyles, styles] },
);
export type InstalmentsElement = HTMLElementTagNameMap['vitrine-instalments'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-instalments': ElementOf<typeof instalments>;
  }
  interface VitrineEvents {
    'vitrine-instalments': EventsOf<typeof instalments>;
  }
}

export { instalments, type InstalmentsProps } from './definition.js';
