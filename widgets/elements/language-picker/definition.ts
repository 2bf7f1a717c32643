import { defineWidget, event, string, type PropsOf } from '../../element/index.js';

export interface LanguageChangeDetail {
  /** The language that was pressed (BCP 47), from `hreflang` of its link. */
  readonly language: string;
  /** The page in that language, absolute. */
  readonly href: string;
}

export const languagePicker = defineWidget({
  tag: 'vitrine-language-picker',
  summary:
    "The page's own links to itself in other languages, behind a button with the name of the present one. The next page shows the picker where it was in the window.",
  props: {
    label: string({
      fallback: '',
      description:
        "The word before the language on the button; 'Language' in the language of the page.",
    }),
  },
  events: {
    onBeforeLanguageChange: event<LanguageChangeDetail>({
      type: 'vitrine-before-language-change',
      cancelable: true,
      description: 'A language was pressed. Prevented, its link is not followed.',
    }),
  },
  slots: {
    '': 'Links, each with `hreflang` and `lang`, and its text in its own language. `aria-current` marks the present one; without it, it is the one in the language of the page.',
  },
  parts: { button: 'The button.', list: 'What contains the links.' },
  states: { open: 'The languages are shown.' },
  cssProperties: {
    '--vitrine-language-picker-background': 'Background of the languages.',
    '--vitrine-language-picker-color': 'Their text colour.',
  },
});

export type LanguagePickerProps = PropsOf<typeof languagePicker>;
