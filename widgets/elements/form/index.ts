import { captchaStyles } from '../../parts/captcha/index.js';
import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { formFieldsStyles } from '../../parts/form-fields/index.js';
import { websiteForm } from './definition.js';
import styles from './form.css?inline';
import { Form } from './form.js';

export const FormElement: ElementClass<typeof websiteForm> = define(websiteForm, Form, {
  styles: [...formFieldsStyles, captchaStyles, styles],
});
export type FormElement = HTMLElementTagNameMap['vitrine-form'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-form': ElementOf<typeof websiteForm>;
  }
  interface VitrineEvents {
    'vitrine-form': EventsOf<typeof websiteForm>;
  }
}

export {
  websiteForm,
  type NewsletterSubscribedDetail,
  type SubmitFailedDetail,
  type SubmittedDetail,
  type FormProps,
} from './definition.js';
export type { BeforeSubmitDetail } from '../../parts/page-events/index.js';
