import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { scarcity } from './definition.js';
import { Scarcity } from './scarcity.js';
import styles from './scarcity.css?inline';

export const ScarcityElement: ElementClass<typeof scarcity> = define(scarcity, Scarcity, {
  styles: [styles],
});
export type ScarcityElement = HTMLElementTagNameMap['vitrine-scarcity'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-scarcity': ElementOf<typeof scarcity>;
  }
  interface VitrineEvents {
    'vitrine-scarcity': EventsOf<typeof scarcity>;
  }
}

export { scarcity, type ScarcityProps } from './definition.js';
