import { signUpForRestock } from '../../core/commerce/restock/index.js';
import { ask } from './ask.js';
import type { InputOf } from './parameters.js';

/** Loaded with the first sign-up. */
export async function signUp(input: InputOf<'signUp'>): Promise<void> {
  const { productId, variantId, email, isJoinMailingList } = input;
  const detail = { productId, variantId, email, isJoinMailingList: isJoinMailingList ?? false };
  await signUpForRestock({ ...ask('submit', detail), captchaToken: null });
}
