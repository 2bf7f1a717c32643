// A captcha in the light DOM, for widgets with a form. No element of its own.
import styles from './captcha.css?inline';

export { CaptchaPlace, type CaptchaPlaceProps } from './captcha-place.js';
export { useCaptcha, type CaptchaInUse } from './use-captcha.js';

/** The sheet that a widget with a captcha adopts; all its classes begin with `vitrine-`. */
export const captchaStyles: string = styles;
