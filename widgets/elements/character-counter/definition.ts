import { defineWidget, string, type PropsOf } from '../../element/index.js';

export const characterCounter = defineWidget({
  tag: 'vitrine-character-counter',
  summary:
    'How much of a textarea’s limit is used: "N / max". Over the limit is an error; the text is never cut.',
  props: {
    htmlFor: string({
      attribute: 'for',
      description:
        'The id of the textarea, in the same document or shadow root; without it, the one inside the element.',
    }),
    max: string({
      description:
        'The most characters, read as a whole number; 0, a negative number or none is no limit and no counter. Without it, the textarea’s own `data-vitrine-max-length` or `maxlength`.',
    }),
  },
  slots: {
    '': 'The textarea, with its label and whatever belongs to it. Its `maxlength` holds until the widget is there, and would cut a text that is pasted; from then on the form is not sent while the text is too long.',
  },
  parts: { counter: 'The count and the limit.' },
  states: {
    over: 'The text is longer than the limit.',
    unused: 'There is no textarea, or it has no limit.',
  },
  cssProperties: {
    '--vitrine-character-counter-color': 'Colour of the count.',
    '--vitrine-character-counter-error-color': 'Its colour when the text is too long.',
  },
});

export type CharacterCounterProps = PropsOf<typeof characterCounter>;
