import { define, type ElementOf, type EventsOf } from '../../element/index.js';
import { joinButton } from './definition.js';
import { JoinButton } from './join-button.js';
import styles from './join-button.css?inline';

define(joinButton, JoinButton, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-join-button': ElementOf<typeof joinButton>;
  }
  interface VitrineEvents {
    'vitrine-join-button': EventsOf<typeof joinButton>;
  }
}

export { joinButton, type BeforeJoinDetail, type JoinButtonProps } from './definition.js';
