import { inBatches } from '../../../ground/database/index.js';
import type { IntakeRequest } from '../types.js';

export interface BatchWriterOptions {
  /** Writes all of them or throws. A write that is repeated must add nothing. */
  write(requests: readonly IntakeRequest[]): Promise<void>;
  /** Whether the same write can succeed later; otherwise one request may be the reason, and each is written alone. */
  isTemporary(error: unknown): boolean;
  /** Requests of a write. */
  readonly most: number;
}

/** Writes the events of concurrent requests together. */
export function createBatchWriter(
  options: BatchWriterOptions,
): (request: IntakeRequest) => Promise<void> {
  const { write, isTemporary, most } = options;
  const writeOne = async (request: IntakeRequest): Promise<true> => {
    await write([request]);
    return true;
  };
  const add = inBatches<IntakeRequest, true>(
    async (requests) => {
      try {
        await write(requests);
        return requests.map(() => true);
      } catch (error) {
        if (requests.length === 1 || isTemporary(error)) throw error;
        return requests.map(writeOne);
      }
    },
    { most },
  );
  return async (request) => void (await add(request));
}
