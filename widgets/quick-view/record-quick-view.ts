import * as z from 'zod/mini';
import { createHttp, defineSchema } from '../../core/net/index.js';
import { getRuntime } from '../../core/runtime/index.js';

const anything = defineSchema(() => z.unknown());

/** Has the server count that a product was looked at, with no body; failures are ignored (storefront §7). */
export function recordQuickView(productId: string): void {
  const { apiOrigin, clock } = getRuntime();
  createHttp({ origin: apiOrigin, clock })
    .request({
      method: 'POST',
      path: `/api/census/RecordQuickView/${encodeURIComponent(productId)}`,
      schema: anything,
      keepalive: true,
    })
    .catch(() => undefined);
}
