export type { RenderedCaptcha } from './adapter.js';
export { renderCaptcha } from './render-captcha.js';
export {
  captchaProviders,
  readCaptchaSettings,
  type CaptchaProvider,
  type CaptchaSettings,
} from './settings/settings.js';
