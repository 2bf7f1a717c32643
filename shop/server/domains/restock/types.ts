import type { z } from '@hono/zod-openapi';
import type {
  notificationsSchema,
  sendAllSchema,
  sendResultSchema,
  signUpGroupsSchema,
  signUpsSchema,
} from './schemas.js';

/** The ids of a variant; `variantId` is its sku. */
export interface VariantName {
  readonly productId: string;
  readonly variantId: string;
}

/** storefront §3: restock signup payload. */
export interface RestockSignup extends VariantName {
  readonly siteVisitorEmail: string;
  readonly isJoinMailingList: boolean;
  readonly captchaToken?: string | null;
}

/** The facts for the owner's decision before mails go out. */
export interface WaitingVariant extends VariantName {
  readonly productTitle: string;
  /** '' without options. */
  readonly variantTitle: string;
  /** Null is unlimited. */
  readonly stock: number | null;
  readonly count: number;
}

export interface WaitingPage extends Omit<SignUpGroupsJson, 'signUpGroups'> {
  readonly variants: readonly WaitingVariant[];
}

export type SignUpGroupsJson = z.infer<typeof signUpGroupsSchema>;
export type SignUpsJson = z.infer<typeof signUpsSchema>;
export type NotificationsJson = z.infer<typeof notificationsSchema>;
export type SendResultJson = z.infer<typeof sendResultSchema>;
export type SendAllJson = z.infer<typeof sendAllSchema>;
