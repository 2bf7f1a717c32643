export { challengeSchema, type AltchaChallenge } from './altcha-schema.js';
export { createCaptcha } from './captcha.js';
export type { CaptchaCheck, CaptchaOptions, CaptchaVendor } from './types.js';
export { readCaptchaSecrets } from './vendors.js';
