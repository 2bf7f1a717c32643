import { defineDomain, type Ground } from '../../ground/domain.js';
import { createCaptcha } from './captcha.js';
import { addCaptchaRoutes } from './routes.js';
import type { CaptchaOptions } from './types.js';

export const captcha = defineDomain({
  name: 'captcha',
  open: (
    ground: Ground,
    options: {
      /** How tokens of captcha vendors are verified; ALTCHA needs no settings. */ readonly captcha?: CaptchaOptions;
    },
  ) => ({
    captcha: createCaptcha(ground, options.captcha),
  }),
  routes: addCaptchaRoutes,
  expired: [{ table: 'used_captcha_tokens', where: 'expires_at <= $1' }],
});
