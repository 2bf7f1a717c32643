import { signUpForRestock } from '../../core/commerce/restock/index.js';

type Answers = Omit<Parameters<typeof signUpForRestock>[0], 'captchaToken'>;

/** Loaded with the first sign-up. */
export async function signUp(answers: Answers): Promise<void> {
  await signUpForRestock({ ...answers, captchaToken: null });
}
