import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { joinButton } from './definition.js';
import { JoinButton } from './join-button.js';
import styles from './join-button.css?inline';

export const JoinButtonElement: ElementClass<typeof joinButton> = define(joinButton, JoinButton, {
  styles: [styles],
});
export type JoinButtonElement = HTMLElementTagNameMap['vitrine-join-button'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-join-button': ElementOf<typeof joinButton>;
  }
  interface VitrineEvents {
    'vitrine-join-button': EventsOf<typeof joinButton>;
  }
}

export { joinButton, type BeforeJoinDetail, type JoinButtonProps } from './definition.js';
