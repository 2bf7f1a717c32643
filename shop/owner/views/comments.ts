import type { ModeratedComments, ModerationState } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { momentView } from './moment.js';
import { ownerView, type ShownPage } from './page.js';

export const commentsPath = '/owner/comments';

/** What a comment is about. */
export interface CommentedItem {
  readonly title: string;
  readonly url: string;
}

export interface OwnerCommentsPage extends ShownPage {
  readonly state: ModerationState;
  readonly page: ModeratedComments;
  readonly counts: Readonly<Record<ModerationState, number>>;
  /** By the item's id; null for one that is no longer public. */
  readonly items: ReadonlyMap<string, CommentedItem | null>;
  /** The last decision. */
  readonly done: string | undefined;
}

interface StateWords {
  readonly tab: string;
  readonly empty: string;
  /** On the button that puts a comment into this state. */
  readonly decision: string;
  /** After that. */
  readonly notice: string;
}

const stateWords: Readonly<Record<ModerationState, StateWords>> = {
  pending: {
    tab: 'Waiting',
    empty: 'No comment waits for you.',
    decision: 'Take back',
    notice: 'The comment waits again; visitors do not see it.',
  },
  approved: {
    tab: 'Approved',
    empty: 'No comment is approved.',
    decision: 'Approve',
    notice: 'The comment is public now.',
  },
  spam: {
    tab: 'Spam',
    empty: 'No comment is marked as spam.',
    decision: 'Mark as spam',
    notice: 'The comment is marked as spam; visitors do not see it.',
  },
};

/** The decisions about a comment in a state, the likeliest first. */
const decisions: Readonly<Record<ModerationState, readonly ModerationState[]>> = {
  pending: ['approved', 'spam'],
  approved: ['pending', 'spam'],
  spam: ['approved'],
};

const states = Object.keys(stateWords) as readonly ModerationState[];

export const readState = (given: string | undefined): ModerationState | undefined =>
  states.find((state) => state === given);

/** The comments of visitors in one state, each with what can be decided about it. */
export function ownerCommentsView(given: OwnerCommentsPage) {
  const { crumb, problem, state, page, counts, items, done } = given;
  const decided = readState(done);
  const notice = decided === undefined ? null : stateWords[decided].notice;
  const { nextPageCursor: next } = page;
  return {
    ...ownerView({ heading: 'Comments', crumb, problem, notice }),
    state,
    tabs: states.map((tab) => ({
      title: `${stateWords[tab].tab} (${counts[tab]})`,
      url: toAddress(addressOf(tab)),
      isCurrent: tab === state,
    })),
    comments: page.comments.map(({ id, author, text, writtenAt, itemId }) => ({
      id,
      author,
      time: momentView(writtenAt),
      paragraphs: text.split('\n').filter((line) => line !== ''),
      item: itemView(items.get(itemId) ?? null),
      decide: { url: toAddress(`${commentsPath}/decide`) },
      decisions: decisions[state].map((to) => ({ value: to, title: stateWords[to].decision })),
    })),
    empty: stateWords[state].empty,
    newest: null,
    next:
      next === null
        ? null
        : { url: toAddress(`${addressOf(state)}&cursor=${encodeURIComponent(next)}`) },
  };
}

const addressOf = (state: ModerationState) => `${commentsPath}?state=${state}`;

const itemView = (item: CommentedItem | null) =>
  item === null ? null : { title: item.title, url: toAddress(item.url) };
