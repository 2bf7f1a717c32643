import * as z from 'zod/mini';
import { createIdempotencyKey } from '../../../net/index.js';
import { getHttp, getRuntime, isCanceled, runAction } from '../../../runtime/index.js';
import '../bus-events.js';
import { emailProblem } from './email-problem.js';
import { toRestockError } from '../errors.js';
import { restockPath } from '../paths.js';
import { getRememberedSignUps } from './remembered.js';
import type { RestockVariant } from '../variant.js';

/** The variant to be notified about, and the visitor's address. */
export interface SignUpRequest extends RestockVariant {
  /** As typed; surrounding spaces are ignored. */
  readonly email: string;
  readonly isJoinMailingList: boolean;
  /** Null where no captcha is rendered. */
  readonly captchaToken: string | null;
}

declare module '../../../runtime/page-actions.js' {
  interface PageActions {
    signUp(input: SignUpRequest): Promise<void>;
  }
}

/**
 * Signs a visitor up for the restock notification of one variant (storefront §3, "Restock signup payload"), and stores
 * the variant on this device.
 *
 * @example
 * const request = { productId: 'mug', variantId: 'blue', email: 'ada@example.com', isJoinMailingList: false };
 * await signUpForRestock({ ...request, captchaToken: null });
 *
 * @throws RestockError with the sentence to show.
 */
export async function signUpForRestock(request: SignUpRequest): Promise<void> {
  const { productId, variantId, email } = request;
  const problem = emailProblem(email);
  if (problem) throw problem;
  try {
    await runAction('signUp', request, send);
  } catch (error) {
    throw isCanceled(error) ? error : toRestockError(error, true);
  }
  getRememberedSignUps().add({ productId, variantId });
  getRuntime().bus.emit('restock.signed-up', { productId, variantId });
}

async function send(request: SignUpRequest): Promise<void> {
  const { productId, variantId, email, isJoinMailingList, captchaToken } = request;
  await getHttp().request({
    method: 'POST',
    path: restockPath,
    json: {
      productId,
      variantId,
      siteVisitorEmail: email.trim(),
      isJoinMailingList,
      ...(captchaToken !== null && { captchaToken }),
    },
    // "Success text shown" (storefront §7), with or without a body.
    schema: () => z.unknown(),
    // A repeated signup is stored once, but a captcha token is valid once.
    ...(captchaToken === null && { idempotencyKey: createIdempotencyKey() }),
  });
}
