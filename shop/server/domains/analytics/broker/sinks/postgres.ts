import { DatabaseError, type Database } from '../../../../ground/database/index.js';
import { recordRequests } from '../../store/index.js';
import type { EventSink } from '../consume-events.js';

/** The shop's own tables, which the owner's reports read. An event that comes again counts as a repeated arrival. */
export function createPostgresSink(database: Database): EventSink {
  return {
    name: 'postgres',
    async write(requests) {
      await recordRequests(database, requests);
    },
    isTemporary: (error) => error instanceof DatabaseError && error.isTemporary,
  };
}
