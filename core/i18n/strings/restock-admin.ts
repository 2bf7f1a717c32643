import { defineStrings } from '../define-strings.js';

/** The owner's list of restock signups and the sending of notifications. */
export const restockAdminStrings = /* @__PURE__ */ defineStrings('restockAdmin', {
  title: 'Restock signups',
  loading: 'Loading signups…',
  loadingMore: 'Loading signups… {count} so far.',
  empty: 'Nobody is waiting for a sold-out item.',
  loadFailed: 'The signups could not be loaded.',
  tryAgain: 'Try again',

  // How many wait.
  summary: '{people} for {groups}.',
  peopleOne: '{count} person is waiting',
  peopleMany: '{count} people are waiting',
  groupsOne: '{count} variant',
  groupsMany: '{count} variants',
  waitingOne: '{count} waiting',
  waitingMany: '{count} waiting',
  noneWaiting: 'All notified',
  itemWaiting: '{item}, {waiting}',

  // Sending.
  sendAll: 'Notify everyone',
  send: 'Notify',
  sendTo: 'Notify everyone who waits for {item}',
  stop: 'Stop',
  stopping: 'Stopping…',
  resume: 'Resume',
  resumeOf: 'Resume: {count} left',
  sending: 'Sending…',
  progress: '{done} of {total} sent',
  progressLabel: 'Notifications sent',
  started: 'Sending {total} notifications.',
  stoppedAt: 'Stopped. {done} of {total} sent.',
  finished: 'Done. {done} of {total} sent.',
  finishedWithErrors: '{done} of {total} sent. {failed} could not be notified.',
  failedAt: '{done} of {total} sent, then: {reason}',
  stalled: 'The server did not send any more. Please try again later.',

  // Who waits.
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
