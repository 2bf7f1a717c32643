import { address, defineWidget, event, type PropsOf, string } from '../../element/index.js';

export interface BeforeJoinDetail {
  /** The destination of the button, absolute. */
  readonly href: string;
}

export const joinButton = defineWidget({
  tag: 'vitrine-join-button',
  summary:
    "Leads from a page for members to the page where one joins. Without the site's flag `video-paywall` it is the plain link it holds.",
  props: {
    href: address({
      fallback: '',
      description: "The address of the page where one joins; the light link's if left out.",
    }),
    label: string({
      fallback: '',
      description: "The button's text; the light link's if left out, else 'Join'.",
    }),
  },
  events: {
    onBeforeJoin: event<BeforeJoinDetail>({
      type: 'vitrine-before-join',
      cancelable: true,
      description: 'Before the link is followed. Prevented, the page stays.',
    }),
  },
  slots: { '': 'A plain link to the page where one joins.' },
  parts: { button: 'The link.' },
  cssProperties: {
    '--vitrine-join-button-background': 'Background of the button.',
    '--vitrine-join-button-color': 'Text colour of the button.',
    '--vitrine-join-button-radius': 'Corner radius of the button.',
    '--vitrine-join-button-padding': 'Space around the text.',
  },
});

export type JoinButtonProps = PropsOf<typeof joinButton>;
