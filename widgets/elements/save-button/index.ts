import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { saveButton } from './definition.js';
import { SaveButton } from './save-button.js';
import styles from './save-button.css?inline';

export const SaveButtonElement: ElementClass<typeof saveButton> = define(saveButton, SaveButton, {
  styles: [styles],
});
export type SaveButtonElement = HTMLElementTagNameMap['vitrine-save-button'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-save-button': ElementOf<typeof saveButton>;
  }
  interface VitrineEvents {
    'vitrine-save-button': EventsOf<typeof saveButton>;
  }
}

export { saveButton, type SaveButtonProps, type SaveToggledDetail } from './definition.js';
