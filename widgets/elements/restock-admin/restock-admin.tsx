import type { restockAdmin, RestockAdminProps } from './definition.js';
import { restockKey } from '../../../core/commerce/restock/index.js';
import { restockAdminStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { Failure } from '../../parts/failure/index.js';
import { useMethods, useStates, type MethodsOf } from '../../element/index.js';
import { GroupRow } from './group-row.js';
import { RunPanel } from './run-panel.js';
import { useGroups, useOwnerClient } from './use-groups.js';
import { useSender, type SenderInUse } from './use-sender.js';
import { summaryText } from './words.js';

/** The owner's list of restock signups; see the definition. */
export function RestockAdmin(props: RestockAdminProps) {
  const client = useOwnerClient();
  const { status, groups, known, failure, load } = useGroups(client);
  const sender = useSender(client, props);
  const { locale } = getRuntime().site;

  async function reload(): Promise<void> {
    if (sender.isBusy) return;
    sender.forget();
    await load();
  }

  useMethods<MethodsOf<typeof restockAdmin>>({ reload });
  useStates({ loading: status === 'loading', sending: sender.isBusy });

  if (status === 'loading') {
    return (
      <slot>
        <p className="loading">
          {known > 0
            ? restockAdminStrings('loadingMore', { count: known })
            : restockAdminStrings('loading')}
        </p>
      </slot>
    );
  }
  if (status === 'failed') {
    return (
      <>
        <Failure
          retryLabel={restockAdminStrings('tryAgain')}
          text={`${restockAdminStrings('loadFailed')} ${failure}`}
          onRetry={() => void reload()}
        />
        <slot />
      </>
    );
  }
  if (groups.length === 0) {
    return (
      <p part="empty" className="empty">
        {restockAdminStrings('empty')}
      </p>
    );
  }

  const waiting = (group: (typeof groups)[number]) =>
    sender.jobOf(group)?.remaining ?? group.waiting;
  const open = groups.filter((group) => waiting(group) > 0);
  const people = open.reduce((sum, group) => sum + waiting(group), 0);
  return (
    <section aria-label={restockAdminStrings('title')}>
      <div className="head">
        <p part="summary" className="summary">
          {people === 0
            ? restockAdminStrings('noneWaiting')
            : summaryText(people, open.length, locale)}
        </p>
        <MainButton sender={sender} people={people} onStart={() => sender.start(open)} />
      </div>
      <RunPanel state={sender.state} locale={locale} />
      <ul part="groups" className="groups">
        {groups.map((group) => (
          <GroupRow
            key={restockKey(group)}
            client={client}
            group={group}
            job={sender.jobOf(group)}
            isBusy={sender.isBusy}
            locale={locale}
            onSend={() => sender.start([group])}
          />
        ))}
      </ul>
    </section>
  );
}

interface MainButtonProps {
  readonly sender: SenderInUse;
  readonly people: number;
  onStart(): void;
}

/** One button through all of a run, so that it keeps the focus: start, stop, resume. */
function MainButton({ sender, people, onStart }: MainButtonProps) {
  const { status, progress } = sender.state;
  const left = progress.total - progress.done;
  const canResume = left > 0 && (status === 'stopped' || status === 'failed');
  const isDisabled = status === 'stopping' || (!sender.isBusy && people === 0);

  const [text, act] = ((): [string, () => void] => {
    if (status === 'sending') return [restockAdminStrings('stop'), sender.stop];
    if (status === 'stopping') return [restockAdminStrings('stopping'), () => undefined];
    if (canResume) {
      return [restockAdminStrings('resumeOf', { count: left }), sender.resume];
    }
    return [restockAdminStrings('sendAll'), onStart];
  })();

  return (
    <button
      type="button"
      part="main"
      className="button main"
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && act()}
    >
      {text}
    </button>
  );
}
