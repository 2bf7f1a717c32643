import { define, type ElementOf, type EventsOf, type JsxOf } from '../../element/index.js';
import { CharacterCounter } from './character-counter.js';
import styles from './character-counter.css?inline';
import { characterCounter } from './definition.js';

define(characterCounter, CharacterCounter, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-character-counter': ElementOf<typeof characterCounter>;
  }
  interface VitrineEvents {
    'vitrine-character-counter': EventsOf<typeof characterCounter>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-character-counter': JsxOf<typeof characterCounter>;
    }
  }
}

export { characterCounter, type CharacterCounterProps } from './definition.js';
export { CharacterCounter } from './character-counter.js';
