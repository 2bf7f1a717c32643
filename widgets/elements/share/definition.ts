import { address, choice, defineWidget, event, string, type PropsOf } from '../../element/index.js';

/** How something is shared: by the system's own dialog, by copying the link, by e-mail, by a link of the page. */
export type ShareMethod = 'system' | 'copy' | 'mail' | 'link';

export interface ShareDetail {
  /** The way that was taken. */
  readonly method: ShareMethod;
  /** The shared address, absolute. */
  readonly url: string;
  /** The title of what is shared. */
  readonly title: string;
  /** The `data-record-type`; empty without one. */
  readonly recordType: string;
  /** The `data-system-data-id`; empty without one. */
  readonly systemDataId: string;
  /** The `data-asset-url`; empty without one. */
  readonly assetUrl: string;
}

export const share = defineWidget({
  tag: 'vitrine-share',
  summary:
    "Shares a page: by the system's own dialog where the browser has one, else by copying the link, by e-mail and by the links it holds, which open in a centred popup window.",
  props: {
    display: choice(['block', 'inline'], {
      fallback: 'block',
      description: 'Whether it stands on a line of its own, or within a line.',
    }),
    url: address({
      attribute: 'data-full-url',
      fallback: '',
      description: "The page that is shared; this page's own address if left out.",
    }),
    shareTitle: string({
      attribute: 'data-title',
      fallback: '',
      description: "Its title; the document's if left out.",
    }),
    recordType: string({
      attribute: 'data-record-type',
      fallback: '',
      description: 'The number of its record type. It is passed to listeners.',
    }),
    systemDataId: string({
      attribute: 'data-system-data-id',
      fallback: '',
      description: 'The id of its picture. It is passed to listeners.',
    }),
    assetUrl: string({
      attribute: 'data-asset-url',
      fallback: '',
      description: 'The address of its picture. It is passed to listeners.',
    }),
  },
  events: {
    onBeforeShare: event<ShareDetail>({
      type: 'vitrine-before-share',
      cancelable: true,
      description: 'A way to share was pressed. Prevented, nothing is shared.',
    }),
    onShared: event<ShareDetail>({
      type: 'vitrine-shared',
      description:
        'It was shared by the system, or the link was copied. What happens in a mail program or on another site stays unknown.',
    }),
  },
  slots: {
    '': 'What shares without script: a link for e-mail, whose place the widget takes, and links to pages of services.',
  },
  parts: {
    group: 'All ways to share.',
    button: "The button that opens the system's dialog.",
    copy: 'The button that copies the link.',
    mail: 'The link that begins an e-mail.',
    address: 'The field with the link, where the browser lets no page copy.',
  },
  states: { system: "The system's own dialog is used." },
  cssProperties: {
    '--vitrine-share-gap': 'Space between the ways to share.',
    '--vitrine-share-radius': 'Corner radius of a button.',
  },
});

export type ShareProps = PropsOf<typeof share>;
