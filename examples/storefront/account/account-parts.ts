import type { PageCall, Render } from '../rendering.js';
import type { StorefrontServices } from '../services.js';

export interface AccountParts {
  readonly services: Pick<StorefrontServices, 'members' | 'crumbs' | 'limits' | 'subscriptions'>;
  readonly render: Render;
}

/** The pages to which the sign-in may redirect; every other address in `from` is ignored. */
const ownPage =
  /^\/(?:account(?:\/addresses)?|cart|(?:checkout|subscription|gift-card)(?:\?purchase=[\da-f]{16})?|lessons(?:\/[\w-]+)?|shop\/[\w-]+)?$/;

export const readFrom = (text: string | undefined): string =>
  text !== undefined && ownPage.test(text) ? text : '';

/** A form of this shop's own page, few enough of them. @throws Problem `crumb`, `rate-limited`. */
export async function admit(
  { crumbs, limits }: AccountParts['services'],
  c: PageCall,
  crumb: string | undefined,
): Promise<void> {
  crumbs.check(c, crumb);
  await limits.count(c, 'changes');
}
