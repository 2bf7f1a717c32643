import { defineStrings, type TextsOf } from '../define-strings.js';

/** The owner's list of restock signups and the sending of notifications. */
export const restockAdminStrings = /* @__PURE__ */ defineStrings('restockAdmin', {
  title: 'Restock signups',
  loading: 'Loading signups…',
  loadingMore: 'Loading signups… {count, number} so far.',
  empty: 'Nobody is waiting for a sold-out item.',
  loadFailed: 'The signups could not be loaded.',
  tryAgain: 'Try again',

  // How many wait.
  summary:
    '{people, plural, one {# person is} other {# people are}} waiting for {groups, plural, one {# variant} other {# variants}}.',
  waiting: '{count, number} waiting',
  noneWaiting: 'All notified',
  itemWaiting: '{item}, {waiting}',

  // Sending.
  sendAll: 'Notify everyone',
  send: 'Notify',
  sendTo: 'Notify everyone who waits for {item}',
  stop: 'Stop',
  stopping: 'Stopping…',
  resume: 'Resume',
  resumeOf: 'Resume: {count, number} left',
  sending: 'Sending…',
  progress: '{done, number} of {total, number} sent',
  progressLabel: 'Notifications sent',
  started: 'Sending {total, number} notifications.',
  stoppedAt: 'Stopped. {done, number} of {total, number} sent.',
  finished: 'Done. {done, number} of {total, number} sent.',
  finishedWithErrors:
    '{done, number} of {total, number} sent. {failed, number} could not be notified.',
  failedAt: '{done, number} of {total, number} sent, then: {reason}',
  stalled: 'The server did not send any more. Please try again later.',

  // The people who wait.
  show: 'Show who waits',
  showOf: 'Show who waits for {item}',
  hide: 'Hide',
  hideOf: 'Hide who waits for {item}',
  email: 'Email',
  since: 'Since',
  mailingList: 'Mailing list',
  yes: 'Yes',
  no: 'No',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof restockAdminStrings> {}
}
