import type { OwnerRoute } from './owner-route.js';
import * as listed from './page-list.js';

/** The routes of all pages that need an account, each with what the account needs. */
export const pageRoutes: readonly OwnerRoute[] = Object.values(listed).flat();
