// A captcha in the light DOM. Not an element.
import styles from './captcha.css?inline';

export { CaptchaPlace } from './captcha-place.js';
export { useCaptcha, type CaptchaInUse } from './use-captcha.js';

/** Style sheet to adopt; all classes begin with `vitrine-`. */
export const captchaStyles: string = styles;
