import type { SendProgress, SenderStatus } from '../../../core/commerce/restock/index.js';
import { defineWidget, event, method, type PropsOf } from '../../element/index.js';

/** How a run of notifications ended. */
export interface RestockSentDetail extends SendProgress {
  /** How it ended. */
  readonly status: Extract<SenderStatus, 'stopped' | 'failed' | 'finished'>;
}

export const restockAdmin = defineWidget({
  tag: 'vitrine-restock-admin',
  audience: 'owner',
  summary:
    'For the owner of a store: who waits for which sold-out variant, and the sending of notifications, with a progress bar. A run may be stopped and resumed; each signup is notified once.',
  events: {
    onRestockSent: event<RestockSentDetail>({
      type: 'vitrine-restock-sent',
      description: 'A run of notifications is over: finished, stopped or failed.',
    }),
  },
  methods: {
    reload: method<() => Promise<void>>({ description: 'Reads the signups anew.' }),
  },
  slots: {
    '': "The page's own list, shown until the signups are there, and where they cannot be read.",
  },
  parts: {
    summary: 'How many wait.',
    main: 'The button that notifies everyone, stops and resumes.',
    run: 'How far the sending has come.',
    progress: 'The progress bar.',
    result: 'The sentence below it.',
    groups: 'The list.',
    group: 'One variant.',
    send: 'The button that notifies those who wait for one variant.',
    show: 'The button that shows who waits.',
    error: 'Why a variant could not be sent for.',
    people: 'The table of who waits.',
    failure: 'What could not be loaded.',
    retry: 'The button that tries that again.',
    empty: 'That nobody waits.',
  },
  states: {
    loading: 'The signups are on their way.',
    sending: 'Notifications are being sent.',
  },
  cssProperties: {
    '--vitrine-restock-admin-button-background': 'Background of the main button.',
    '--vitrine-restock-admin-button-color': 'Text colour of the main button.',
    '--vitrine-restock-admin-progress-color': 'Colour of the progress bar.',
    '--vitrine-restock-admin-border': 'Lines between variants.',
  },
});

export type RestockAdminProps = PropsOf<typeof restockAdmin>;
