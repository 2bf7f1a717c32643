import type { CaptchaSettings } from 'vitrine/core/captcha';
import { Problem } from '../../ground/http/index.js';
import { createAltcha, type AltchaContext } from './altcha.js';
import type { CaptchaCheck, CaptchaOptions } from './types.js';
import { verifyWithVendor } from './vendors.js';

/** Verifies the captchas of forms and of the restock signup. */
export function createCaptcha(context: AltchaContext, options: CaptchaOptions = {}): CaptchaCheck {
  const altcha = createAltcha(context);

  function accept({ provider, siteKey }: CaptchaSettings, token: string): Promise<boolean> {
    return provider === 'altcha'
      ? altcha.accept(token)
      : verifyWithVendor({ provider, siteKey }, token, options);
  }

  return {
    issueChallenge: () => altcha.issueChallenge(),
    async require(settings, token) {
      if (settings === null) return;
      if (!token || !(await accept(settings, token))) throw new Problem('captcha');
    },
  };
}
