import {
  boolean,
  choice,
  defineWidget,
  event,
  method,
  string,
  type PropsOf,
} from '../../element/index.js';

export interface BeforePlayDetail {
  /** The address of the player or of the file. */
  readonly src: string;
  /** `YouTube`, `Vimeo`; empty for a file of the page's own. */
  readonly provider: string;
}

export const video = defineWidget({
  tag: 'vitrine-video',
  summary:
    'A poster with a play button in place of a video of YouTube, of Vimeo or of the site itself. Nothing of the provider is loaded before the press.',
  props: {
    providerName: string({
      attribute: 'provider-name',
      fallback: '',
      description: "The provider's name, as its oEmbed response has it. It names the player.",
    }),
    html: string({
      attribute: 'data-html',
      fallback: '',
      description:
        "The oEmbed response's markup. The address and the title of its frame are read; the markup itself never becomes part of the page.",
    }),
    pressLoads: choice(['true', 'false'], {
      attribute: 'data-load',
      fallback: 'true',
      description:
        'Whether a press loads the player; with `false` a script of the page does, by `play()`, and a press follows the link.',
    }),
    overlay: boolean({ description: 'Shows a play button over the poster.' }),
  },
  events: {
    onBeforePlay: event<BeforePlayDetail>({
      type: 'vitrine-before-play',
      cancelable: true,
      description:
        'Play was pressed, and nothing of the provider is loaded yet. Prevented, nothing will be, until `play()` is called.',
    }),
  },
  methods: {
    play: method<() => boolean>({
      description:
        'Loads the player and starts it; returns whether the address is one of an allowed provider or file.',
    }),
  },
  slots: { '': 'A link to the video, with its poster: what plays without script.' },
  parts: {
    facade: 'What stands around the link before the press.',
    play: 'The play button over the poster.',
    player: "The provider's frame or the browser's own player.",
  },
  states: { playing: 'The player is loaded.' },
  cssProperties: {
    '--vitrine-video-ratio': 'Proportions of the player, 16 / 9 by default.',
    '--vitrine-video-radius': 'Corner radius of poster and player.',
    '--vitrine-video-play-color': 'Colour of the triangle in the play button.',
    '--vitrine-video-play-background': 'Background of the play button.',
  },
});

export type VideoProps = PropsOf<typeof video>;
