// The notice of an add, with the ways on. Not an element; fetched when the first add shows it.
export { AddedNotice, type AddedNoticeProps } from './added-notice.js';
