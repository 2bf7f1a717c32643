import { define, type ElementOf, type EventsOf, type JsxOf } from '../../element/index.js';
import { lightboxStyles } from '../../parts/lightbox/index.js';
import { instalments } from './definition.js';
import { Instalments } from './instalments.js';
import styles from './instalments.css?inline';

define(instalments, Instalments, { styles: [lightboxStyles, styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-instalments': ElementOf<typeof instalments>;
  }
  interface VitrineEvents {
    'vitrine-instalments': EventsOf<typeof instalments>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-instalments': JsxOf<typeof instalments>;
    }
  }
}

export { instalments, type InstalmentsProps } from './definition.js';
export { Instalments } from './instalments.js';
