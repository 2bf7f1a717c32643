import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { languagePicker } from './definition.js';
import { LanguagePicker } from './language-picker.js';
import styles from './language-picker.css?inline';

export const LanguagePickerElement: ElementClass<typeof languagePicker> = define(
  languagePicker,
  LanguagePicker,
  {
    styles: [styles],
  },
);
export type LanguagePickerElement = HTMLElementTagNameMap['vitrine-language-picker'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-language-picker': ElementOf<typeof languagePicker>;
  }
  interface VitrineEvents {
    'vitrine-language-picker': EventsOf<typeof languagePicker>;
  }
}

export {
  languagePicker,
  type LanguageChangeDetail,
  type LanguagePickerProps,
} from './definition.js';
