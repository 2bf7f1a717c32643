import { isSameOrigin } from '../net/index.js';
import { getHttp, getRuntime } from '../runtime/index.js';
import { createHttpMembersClient } from './http-members-client.js';
import type { MembersClient } from './members-client.js';

declare module '../runtime/config.js' {
  interface Config {
    /** The client of the calls about members of the site; null is the shop's own API. */
    membersClient?: MembersClient | null;
  }
}

/** The client set by `configure({ membersClient })`, or the shop's API. */
export function getMembersClient(): MembersClient {
  const runtime = getRuntime();
  const { apiOrigin: origin, config } = runtime;
  return (
    config.membersClient ??
    runtime.shared(`members:${origin}`, () => createHttpMembersClient(getHttp()))
  );
}

/** Whether members can sign in here: the session is a cookie of the shop, which pages of other sites do not send. */
export function canSignIn(): boolean {
  const { apiOrigin, config } = getRuntime();
  return Boolean(config.membersClient) || isSameOrigin(apiOrigin);
}
