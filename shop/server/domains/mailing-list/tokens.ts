import type { Signer } from '../../ground/http/index.js';

/** The links of mails to the list. They name the row, so that no address stands in an address. */
export interface ListTokens {
  toConfirm(id: string, expiresAt: number): string;
  /** The id of the row; null for a token that is not ours or too old. */
  readConfirm(token: string, now: number): string | null;
  toUnsubscribe(id: string): string;
  readUnsubscribe(token: string): string | null;
}

const confirming = 'newsletter-confirm';
const unsubscribing = 'newsletter-unsubscribe';

export function createListTokens(signer: Signer): ListTokens {
  return {
    toConfirm: (id, expiresAt) => signer.sign(confirming, `${id}~${expiresAt}`),
    readConfirm(token, now) {
      const [id = '', expiresAt] = signer.verify(confirming, token)?.split('~') ?? [];
      return Number(expiresAt) > now ? id : null;
    },
    toUnsubscribe: (id) => signer.sign(unsubscribing, id),
    readUnsubscribe: (token) => signer.verify(unsubscribing, token),
  };
}
