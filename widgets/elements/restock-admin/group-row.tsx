import { useState } from 'react';
import type {
  RestockOwnerClient,
  SendJob,
  WaitingGroup,
} from '../../../core/commerce/restock/index.js';
import { restockAdminStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { People } from './people.js';
import { nameGroup, waitingText } from './words.js';

export interface GroupRowProps {
  readonly client: RestockOwnerClient;
  readonly group: WaitingGroup;
  readonly job: SendJob | undefined;
  /** While notifications are sent, no other run begins. */
  readonly isBusy: boolean;
  /** BCP 47. */
  readonly locale: string;
  onSend(): void;
}

/** One variant: how many wait, the button that notifies them, and who they are. */
export function GroupRow({ client, group, job, isBusy, locale, onSend }: GroupRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useWidgetId();
  const waiting = job?.remaining ?? group.waiting;
  const item = nameGroup(group);
  const canSend = waiting > 0 && !isBusy;
  return (
    <li part="group" className="group">
      <div className="group-line">
        <p className="group-name">
          <strong>{group.productTitle || group.variantId}</strong>
          {group.variantTitle ? <span className="variant">{group.variantTitle}</span> : null}
        </p>
        <p className={waiting > 0 ? 'waiting' : 'waiting none'}>{waitingText(waiting, locale)}</p>
        <div className="group-actions">
          <button
            type="button"
            part="show"
            className="link-button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-people` : undefined}
            aria-label={restockAdminStrings(isOpen ? 'hideOf' : 'showOf', { item })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {restockAdminStrings(isOpen ? 'hide' : 'show')}
          </button>
          <button
            type="button"
            part="send"
            className="button"
            aria-disabled={!canSend}
            aria-label={restockAdminStrings('sendTo', { item })}
            onClick={() => canSend && onSend()}
          >
            {restockAdminStrings('send')}
          </button>
        </div>
      </div>
      {job?.error ? (
        <p part="error" className="error">
          {job.error}
        </p>
      ) : null}
      {isOpen ? <People id={`${id}-people`} client={client} group={group} /> : null}
    </li>
  );
}
