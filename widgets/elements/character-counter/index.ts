import { define, type ElementOf, type EventsOf } from '../../element/index.js';
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

export { characterCounter, type CharacterCounterProps } from './definition.js';
