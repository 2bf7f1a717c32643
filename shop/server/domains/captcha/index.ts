export { createCaptcha } from './captcha.js';
export type { CaptchaCheck, CaptchaOptions } from './types.js';
export { readCaptchaSecrets } from './vendors.js';
