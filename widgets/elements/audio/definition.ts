import { defineWidget, method, string, type PropsOf } from '../../element/index.js';

export const audio = defineWidget({
  tag: 'vitrine-audio',
  summary:
    "Title, author, play, position and time around the page's own `<audio>`, which plays. Of all players of a page one plays at a time.",
  props: {
    itemId: string({
      attribute: 'item-id',
      fallback: '',
      description: 'The id of the item that the recording belongs to; for scripts of the page.',
    }),
    label: string({
      fallback: '',
      description: "The recording's title; the `aria-label` of the `<audio>` if left out.",
    }),
    author: string({ fallback: '', description: 'Who made it.' }),
  },
  methods: {
    play: method<() => void>({ description: 'Plays it; others of the page pause.' }),
    pause: method<() => void>({ description: 'Pauses it.' }),
  },
  slots: { '': 'The `<audio controls>` that plays without script.' },
  parts: {
    player: 'The whole player.',
    play: 'The button that plays and pauses.',
    title: 'The title.',
    author: 'The author.',
    position: 'The control of the position.',
    time: 'The position and, once it is known, the length.',
    error: 'The sentence that it cannot be played.',
  },
  states: {
    playing: 'It plays.',
    failed: 'It cannot be played.',
  },
  cssProperties: {
    '--vitrine-audio-background': 'Background of the play button.',
    '--vitrine-audio-color': 'Colour of the sign in the play button.',
    '--vitrine-audio-radius': 'Corner radius of the play button.',
  },
});

export type AudioProps = PropsOf<typeof audio>;
