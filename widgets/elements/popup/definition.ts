import {
  boolean,
  defineWidget,
  event,
  method,
  number,
  string,
  type PropsOf,
} from '../../element/index.js';

/** The event of a popup; analytics counts it (platform §7, `census/overlay`). */
export interface OverlayDetail {
  /** The popup's name. */
  readonly overlayId: string;
  /** The event. */
  readonly action: 'open' | 'close' | 'submit';
}

export const popup = defineWidget({
  tag: 'vitrine-popup',
  summary:
    'A popup with any content of the page, such as a newsletter form. Once closed, or left by a link in it, it stays closed until it has a new version; once its form is submitted it stays away. Without storage it opens by its method alone.',
  load: 'idle',
  stands: 'over-page',
  props: {
    popupId: string({
      fallback: 'popup',
      description: "The popup's name: what is remembered and counted of it is kept by it.",
    }),
    version: string({
      fallback: '1',
      description:
        'Of its content. A new one shows again to visitors who have closed an older one.',
    }),
    heading: string({
      fallback: '',
      description: "The heading; the content's first heading or paragraph names it if left out.",
    }),
    delay: number({
      fallback: 0,
      description:
        'Seconds on the page before it opens by itself. While the visitor types, has not answered the consent banner or looks at another tab, it waits for the end of that.',
    }),
    manual: boolean({ description: 'It opens by the method `open` alone.' }),
  },
  events: {
    onOverlay: event<OverlayDetail>({
      type: 'vitrine-overlay',
      description: 'It was opened, closed, or a form in it was submitted.',
    }),
  },
  methods: {
    open: method<() => void>({ description: 'Opens it, whatever is remembered.' }),
    close: method<() => void>({ description: 'Closes it.' }),
  },
  slots: {
    '': 'The content. Without script it stands in the page where it is.',
  },
  parts: {
    popup: 'The panel.',
    'popup-heading': 'The heading.',
    'popup-close': 'The button that closes it.',
    'popup-close-icon': 'The cross in that button.',
  },
  states: { open: 'It is open.' },
  cssProperties: { '--vitrine-popup-width': 'The width of the panel, at most.' },
});

export type PopupProps = PropsOf<typeof popup>;
