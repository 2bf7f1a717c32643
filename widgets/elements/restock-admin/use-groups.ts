import { useCallback, useEffect, useRef, useState } from 'react';
import {
  createRestockOwnerClient,
  readWaitingGroups,
  toRestockError,
  type RestockOwnerClient,
  type WaitingGroup,
} from '../../../core/commerce/restock/index.js';
import { announce } from '../../../core/dom/index.js';
import { getHttp } from '../../../core/runtime/index.js';

export interface GroupsInUse {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly groups: readonly WaitingGroup[];
  /** Groups that are known while the pages are read. */
  readonly known: number;
  /** Why they could not be read. */
  readonly failure: string;
  load(): Promise<void>;
}

/** The client of the page's API, one for the life of a component. */
export function useOwnerClient(): RestockOwnerClient {
  const [client] = useState(() => createRestockOwnerClient(getHttp()));
  return client;
}

const nothing = { status: 'loading', groups: [], known: 0, failure: '' } as const;

/** The groups of all pages; a newer reading takes the place of an older one. */
export function useGroups(client: RestockOwnerClient): GroupsInUse {
  const [shown, setShown] = useState<Omit<GroupsInUse, 'load'>>(nothing);
  const reading = useRef<AbortController>(undefined);

  const read = useCallback(async () => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const show = (next: Partial<GroupsInUse>) => {
      if (!signal.aborted) setShown({ ...nothing, ...next });
    };
    try {
      const groups = await readWaitingGroups(client, signal, (known) => show({ known }));
      show({ status: 'ready', groups });
    } catch (error) {
      const failure = toRestockError(error).message;
      show({ status: 'failed', failure });
      if (!signal.aborted) announce(failure, { assertive: true });
    }
  }, [client]);

  useEffect(() => {
    void read();
    return () => reading.current?.abort();
  }, [read]);

  return {
    ...shown,
    load() {
      setShown(nothing);
      return read();
    },
  };
}
