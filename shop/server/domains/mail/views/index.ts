import { orderViews } from './order-views.js';
import { shopViews } from './shop-views.js';
import type { MailViews } from './parts.js';

/** The text of each kind of mail; docs/changes/mail.md says what else a new kind needs. */
export const mailViews: MailViews = { ...orderViews, ...shopViews };

export type { MailView, ViewParts } from './parts.js';
