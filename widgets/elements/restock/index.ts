import { captchaStyles } from '../../parts/captcha/index.js';
import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { formFieldsStyles } from '../../parts/form-fields/index.js';
import { restock } from './definition.js';
import styles from './restock.css?inline';
import { Restock } from './restock.js';

export const RestockElement: ElementClass<typeof restock> = define(restock, Restock, {
  styles: [...formFieldsStyles, captchaStyles, styles],
});
export type RestockElement = HTMLElementTagNameMap['vitrine-restock'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-restock': ElementOf<typeof restock>;
  }
  interface VitrineEvents {
    'vitrine-restock': EventsOf<typeof restock>;
  }
}

export type { RestockVariant } from '../../../core/commerce/restock/index.js';
export { restock, type SignUpFailedDetail, type RestockProps } from './definition.js';
export type { BeforeSignUpDetail } from '../../parts/page-events/index.js';
