import { useEffect, useState } from 'react';
import {
  toRestockError,
  type RestockOwnerClient,
  type SignUp,
  type SignUpGroup,
} from '../../../core/commerce/restock/index.js';
import { restockAdminStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { Failure } from '../../parts/failure/index.js';
import { dayText, nameGroup } from './words.js';

export interface PeopleProps {
  readonly id: string;
  readonly client: RestockOwnerClient;
  readonly group: SignUpGroup;
}

/** The people who wait for one variant, read when it is opened. */
export function People({ id, client, group }: PeopleProps) {
  const { productId, variantId } = group;
  const [signUps, setSignUps] = useState<readonly SignUp[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const life = new AbortController();
    client.readSignUps({ productId, variantId }, life.signal).then(setSignUps, (error: unknown) => {
      if (!life.signal.aborted) setFailure(toRestockError(error).message);
    });
    return () => life.abort();
  }, [client, productId, variantId, tries]);

  return (
    // Long lists scroll, also by keyboard.
    <div
      id={id}
      part="people"
      className="people"
      role="group"
      aria-label={restockAdminStrings('showOf', { item: nameGroup(group) })}
      aria-busy={signUps === null && failure === null}
      tabIndex={0}
    >
      {failure !== null ? (
        <Failure
          retryLabel={restockAdminStrings('tryAgain')}
          text={failure}
          onRetry={() => {
            setFailure(null);
            setTries(tries + 1);
          }}
        />
      ) : signUps === null ? (
        <p>{restockAdminStrings('loading')}</p>
      ) : (
        <PeopleTable signUps={signUps} />
      )}
    </div>
  );
}

function PeopleTable({ signUps }: { signUps: readonly SignUp[] }) {
  const { locale } = getRuntime().site;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{restockAdminStrings('email')}</th>
          <th scope="col">{restockAdminStrings('since')}</th>
          <th scope="col">{restockAdminStrings('mailingList')}</th>
        </tr>
      </thead>
      <tbody>
        {signUps.map(({ email, createdOn, isJoinMailingList }) => (
          <tr key={email}>
            <th scope="row">{email}</th>
            <td>{createdOn === null ? '' : dayText(createdOn, locale)}</td>
            <td>{restockAdminStrings(isJoinMailingList ? 'yes' : 'no')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
