import type { RestockAdminProps } from './definition.js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createRestockSender,
  restockKey,
  type RestockOwnerClient,
  type SendJob,
  type SenderState,
  type WaitingGroup,
} from '../../../core/commerce/restock/index.js';
import { announce } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { runText } from './words.js';

export interface SenderInUse {
  readonly state: SenderState;
  /** Whether a run is under way, also while it is being stopped. */
  readonly isBusy: boolean;
  /** The result of the runs so far for a group. */
  jobOf(group: WaitingGroup): SendJob | undefined;
  start(groups: readonly WaitingGroup[]): void;
  resume(): void;
  stop(): void;
  /** Forgets earlier runs: the groups are read anew. */
  forget(): void;
}

const none: ReadonlyMap<string, SendJob> = new Map();

/** Runs of notifications, one at a time. A run stops when the widget leaves the page. */
export function useSender(client: RestockOwnerClient, props: RestockAdminProps): SenderInUse {
  const [sender] = useState(() => createRestockSender(client, getRuntime().clock));
  const state = useSyncExternalStore(sender.subscribe, sender.getState, sender.getState);
  const [past, setPast] = useState(none);
  useEffect(() => () => sender.stop(), [sender]);

  async function tell(run: Promise<void>): Promise<void> {
    const { locale } = getRuntime().site;
    announce(runText(sender.getState(), locale, true));
    await run;
    const ended = sender.getState();
    const { status, progress, failure } = ended;
    announce(runText(ended, locale), { assertive: failure !== null });
    if (status === 'stopped' || status === 'failed' || status === 'finished') {
      props.onRestockSent?.({ status, ...progress });
    }
  }

  const current = withJobs(past, state.jobs);
  return {
    state,
    isBusy: state.status === 'sending' || state.status === 'stopping',
    jobOf: (group) => current.get(restockKey(group)),
    start(groups) {
      setPast(current);
      const left = groups.map((group) => ({
        ...group,
        waiting: current.get(restockKey(group))?.remaining ?? group.waiting,
      }));
      void tell(sender.start(left));
    },
    resume: () => void tell(sender.resume()),
    stop: () => sender.stop(),
    forget: () => {
      setPast(none);
      void sender.start([]);
    },
  };
}

function withJobs(known: ReadonlyMap<string, SendJob>, jobs: readonly SendJob[]) {
  return new Map([...known, ...jobs.map((job) => [restockKey(job), job] as const)]);
}
