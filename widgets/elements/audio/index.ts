import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { audio } from './definition.js';
import { Audio } from './audio.js';
import styles from './audio.css?inline';

export const AudioElement: ElementClass<typeof audio> = define(audio, Audio, {
  styles: [styles],
});
export type AudioElement = HTMLElementTagNameMap['vitrine-audio'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-audio': ElementOf<typeof audio>;
  }
  interface VitrineEvents {
    'vitrine-audio': EventsOf<typeof audio>;
  }
}

export { audio, type AudioProps } from './definition.js';
