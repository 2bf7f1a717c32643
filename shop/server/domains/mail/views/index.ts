import { orderViews } from './order-views.js';
import { shopViews } from './shop-views.js';
import type { MailViews } from './parts.js';

/** The text of each kind of mail. A new kind is a row here, its data in `types.ts`, and its two templates. */
export const mailViews: MailViews = { ...orderViews, ...shopViews };

export type { MailView, ViewParts } from './parts.js';
