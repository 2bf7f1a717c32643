import { defineWidget, event, string, type PropsOf } from '../../element/index.js';

export interface FollowDetail {
  /** The account's name without `@`. */
  readonly username: string;
  /** The page that is opened, absolute. */
  readonly href: string;
}

export const follow = defineWidget({
  tag: 'vitrine-follow',
  summary:
    'Opens the page of an account in a centred popup window, so that the visitor stays on this page. Nothing of the service is loaded before.',
  props: {
    username: string({
      fallback: '',
      description: 'The name of the account, without `@`. The link it holds has precedence.',
    }),
  },
  events: {
    onBeforeFollow: event<FollowDetail>({
      type: 'vitrine-before-follow',
      cancelable: true,
      description: 'The link was pressed. Prevented, nothing is opened.',
    }),
  },
  slots: { '': 'The link to the account, as it stands without script.' },
  parts: { link: 'The link, where the page holds none.' },
});

export type FollowProps = PropsOf<typeof follow>;
