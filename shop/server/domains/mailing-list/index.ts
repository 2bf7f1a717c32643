export {
  mailingListStates,
  type MailingList,
  type MailingListEntry,
  type MailingListPage,
  type MailingListState,
} from './types.js';
