import { createIdempotencyKey, NetError, type Http } from '../../../net/index.js';
import { readAllPages } from './pages.js';
import { restockPath } from '../paths.js';
import { restockSchemas } from './schema.js';
import type { SignUp, SignUpGroup } from './sign-ups.js';
import { restockKey, type RestockVariant } from '../variant.js';

/** The progress of sending for one variant. */
export interface SendResult {
  /** Notifications sent by this call. */
  readonly sent: number;
  /** Pending signups; the call is repeated until there are none. */
  readonly remaining: number;
  /** Why sending for this variant failed, or null. */
  readonly error: string | null;
}

/** The calls of the store's owner (storefront §6, §7). Each rejects with a NetError. */
export interface RestockOwnerClient {
  /** Reads the groups of all pages; calls `onPage` with those of each page. */
  readGroups(
    signal?: AbortSignal,
    onPage?: (groups: readonly SignUpGroup[]) => void,
  ): Promise<SignUpGroup[]>;
  /** Reads the signups of one variant. */
  readSignUps(variant: RestockVariant, signal?: AbortSignal): Promise<SignUp[]>;
  /** Counts the signups of several variants together. */
  countSignUps(variants: readonly RestockVariant[], signal?: AbortSignal): Promise<number>;
  /** Sends one batch of notifications for one variant; the server limits its size. */
  send(variant: RestockVariant): Promise<SendResult>;
  /** The same for up to {@link mostSendRequests} variants; the results are in the order of `variants`. */
  sendAll(variants: readonly RestockVariant[]): Promise<SendResult[]>;
}

/** Variants in one call of send/all. */
export const mostSendRequests = 50;

export function createRestockOwnerClient(http: Pick<Http, 'request'>): RestockOwnerClient {
  const onlyNames = ({ productId, variantId }: RestockVariant) => ({ productId, variantId });

  function readSignUps(variant: RestockVariant, signal?: AbortSignal): Promise<SignUp[]> {
    return readAllPages(async (cursor) => {
      const { signUps, ...page } = await http.request({
        method: 'GET',
        path: restockPath,
        query: { ...onlyNames(variant), cursor: cursor ?? undefined },
        schema: () => restockSchemas().signUps,
        ...(signal && { signal }),
      });
      return { items: signUps, ...page };
    });
  }

  return {
    readSignUps,
    readGroups: (signal, onPage) =>
      readAllPages(async (cursor) => {
        const { signUpGroups, ...page } = await http.request({
          method: 'GET',
          path: `${restockPath}/groups`,
          query: { cursor: cursor ?? undefined },
          schema: () => restockSchemas().groups,
          ...(signal && { signal }),
        });
        return { items: signUpGroups, ...page };
      }, onPage),
    async countSignUps(variants, signal) {
      let sum = 0;
      for (const variant of variants) sum += (await readSignUps(variant, signal)).length;
      return sum;
    },
    async send(variant) {
      const result = await http.request({
        method: 'POST',
        path: `${restockPath}/send`,
        json: onlyNames(variant),
        schema: () => restockSchemas().send,
        // Safe to repeat: the server notifies each signup once.
        idempotencyKey: createIdempotencyKey(),
      });
      return { ...result, error: null };
    },
    async sendAll(variants) {
      const { results } = await http.request({
        method: 'POST',
        path: `${restockPath}/send/all`,
        json: { sendRequests: variants.map(onlyNames) },
        schema: () => restockSchemas().sendAll,
        idempotencyKey: createIdempotencyKey(),
      });
      if (results === null) return variants.map(() => ({ sent: 0, remaining: 0, error: null }));
      const known = new Map(results.map((result) => [restockKey(result), result]));
      return variants.map((variant) => {
        const { sent, remaining, error } = known.get(restockKey(variant)) ?? {};
        if (sent === undefined || remaining === undefined) {
          throw new NetError('unexpected-answer', `Nothing is said of ${restockKey(variant)}`);
        }
        return { sent, remaining, error: error ?? null };
      });
    },
  };
}
