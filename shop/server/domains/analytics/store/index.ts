export { nameEvent } from './event-id.js';
export { toEventRows, type EventRow } from './event-rows.js';
export { createEventDays, dropEventDays } from './event-partitions.js';
export { defaultRetention, purgeEvents, requireRetention, retentionLimit } from './purge-events.js';
export { listLock, recordRequests } from './record-requests.js';
export { createBatchWriter } from './write-in-batches.js';
