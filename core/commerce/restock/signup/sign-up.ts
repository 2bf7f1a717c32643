import * as z from 'zod/mini';
import { createIdempotencyKey } from '../../../net/index.js';
import { getHttp, getRuntime } from '../../../runtime/index.js';
import '../bus-events.js';
import { emailProblem } from './email-problem.js';
import { toRestockError } from '../errors.js';
import { restockPath } from '../paths.js';
import { getRememberedSignUps } from './remembered.js';
import type { RestockVariant } from '../variant.js';

/** What a visitor asks for, and how to reach them. */
export interface SignUpRequest extends RestockVariant {
  /** As typed; spaces around it do not count. */
  readonly email: string;
  readonly isJoinMailingList: boolean;
  /** Null where no captcha is rendered. */
  readonly captchaToken: string | null;
}

/**
 * Signs a visitor up for news of one variant (storefront §3, "Restock signup payload"), and remembers on this device
 * that it was asked for.
 * @throws RestockError with the sentence to show.
 */
export async function signUpForRestock(request: SignUpRequest): Promise<void> {
  const { productId, variantId, email, isJoinMailingList, captchaToken } = request;
  const problem = emailProblem(email);
  if (problem) throw problem;
  try {
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
      schema: () => z.unknown(),
      // The same signup twice is one, but a captcha's token serves once.
      ...(captchaToken === null && { idempotencyKey: createIdempotencyKey() }),
    });
  } catch (error) {
    throw toRestockError(error);
  }
  getRememberedSignUps().add({ productId, variantId });
  getRuntime().bus.emit('restock.signed-up', { productId, variantId });
}
