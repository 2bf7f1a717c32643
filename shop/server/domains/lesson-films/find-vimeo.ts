import { z } from '@hono/zod-openapi';
import type { FindVideo } from './types.js';

/** Vimeo's oEmbed, which needs no key. */
const oembed = 'https://vimeo.com/api/oembed.json';

/** Of a video whose owner shows little of it, Vimeo answers without the account. */
const answerSchema = z.object({ account_type: z.string().nullish() });

/** The names that Vimeo has given to accounts without a plan. */
const basicAccounts: readonly string[] = ['basic', 'free'];

export function findVimeo(fetch: typeof globalThis.fetch = globalThis.fetch): FindVideo {
  return async (address, { page, signal }) => {
    const response = await fetch(`${oembed}?${new URLSearchParams({ url: address })}`, {
      signal,
      headers: { Accept: 'application/json', Referer: page },
    });
    // 403: its owner lets no other site show it.
    if (response.status === 403 || response.status === 404) return null;
    if (!response.ok) throw new Error(`Vimeo answered ${response.status}.`);
    const answer = answerSchema.parse(await response.json());
    return { isBasic: basicAccounts.includes(answer.account_type ?? '') };
  };
}
