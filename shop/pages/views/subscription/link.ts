import { subscriptionLinkPath } from '../../../server/index.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { basics } from './basics.js';
import { subscriptionPath } from './paths.js';

/** The page of a link in a mail, whose button opens the subscription. */
export function subscriptionLinkView(id: string, crumb: string) {
  return {
    ...basics(say('Your subscription'), false),
    lead: say('This link opens your subscription in this browser. It works once.'),
    form: {
      url: toAddress(subscriptionLinkPath(id)),
      crumb,
      label: say('Show my subscription'),
    },
  };
}

export interface UnknownSubscriptionPage {
  /** As the address says it; the page does not say whether there is such a subscription. */
  readonly id: string;
  readonly crumb: string;
  /** Whether a link has led here that opens nothing any more. */
  readonly isEnded: boolean;
  /** Whether a link has just been asked for, with the right address or a wrong one. */
  readonly isAsked: boolean;
  readonly problem: string | null;
}

/** For everybody but the buyer: the form that mails the buyer a link. */
export function subscriptionUnknownView(page: UnknownSubscriptionPage) {
  const { id, crumb, isEnded, isAsked, problem } = page;
  return {
    ...basics(
      say(isEnded ? 'This link has ended' : 'Open the link in your e-mail'),
      problem !== null,
    ),
    words: say(
      isEnded
        ? 'It was used, it is too old, or it is incomplete.'
        : 'This browser does not know the subscription. The link in our latest e-mail about it opens it here, once, within a week.',
    ),
    notice: isAsked
      ? say(
          'If that is the address the order was placed with, a link is on its way to it. It works once, within a day.',
        )
      : null,
    problem,
    form: { url: toAddress(`${subscriptionPath(id)}/link`), crumb },
  };
}
