import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { CharacterCounter } from './character-counter.js';
import styles from './character-counter.css?inline';
import { characterCounter } from './definition.js';

export const CharacterCounterElement: ElementClass<typeof characterCounter> = define(
  characterCounter,
  CharacterCounter,
  { styles: [styles] },
);
export type CharacterCounterElement = HTMLElementTagNameMap['vitrine-character-counter'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-character-counter': ElementOf<typeof characterCounter>;
  }
  interface VitrineEvents {
    'vitrine-character-counter': EventsOf<typeof characterCounter>;
  }
}

export { characterCounter, type CharacterCounterProps } from './definition.js';
