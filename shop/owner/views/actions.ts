import { ownerActionWords, type OwnerAction, type OwnerActionPage } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { countWords } from './count-words.js';
import { momentView } from './moment.js';
import { nextPageView } from './next-page.js';
import { ownerView } from './page.js';
import { actionsPath } from './security.js';

export interface ActionsPage {
  readonly crumb: string;
  readonly page: OwnerActionPage;
  readonly isFirst: boolean;
}

/** The record of the owner's actions, newest first. */
export function actionsView({ crumb, page, isFirst }: ActionsPage) {
  return {
    ...ownerView({ heading: 'Record', crumb }),
    actions: page.actions.map((action) => ({
      time: momentView(action.happenedAt),
      words: actionWords(action),
      target: action.target,
      who: whoWords(action),
      session: action.session === null ? 'none' : `No. ${action.session}`,
    })),
    next: nextPageView(actionsPath, page.nextPageCursor),
    newest: isFirst ? null : { url: toAddress(actionsPath) },
  };
}

function actionWords({ action, times }: OwnerAction): string {
  const words = ownerActionWords[action];
  return times === 1 ? words : `${words} ${countWords(times, 'time')} in an hour`;
}

function whoWords({ who, session }: OwnerAction): string {
  return who ?? (session === null ? 'Nobody' : 'The first owner');
}
