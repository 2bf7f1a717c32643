import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { restockAdmin } from './definition.js';
import styles from './restock-admin.css?inline';
import { RestockAdmin } from './restock-admin.js';

export const RestockAdminElement: ElementClass<typeof restockAdmin> = define(
  restockAdmin,
  RestockAdmin,
  { styles: [styles] },
);
export type RestockAdminElement = HTMLElementTagNameMap['vitrine-restock-admin'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-restock-admin': ElementOf<typeof restockAdmin>;
  }
  interface VitrineEvents {
    'vitrine-restock-admin': EventsOf<typeof restockAdmin>;
  }
}

export { restockAdmin, type RestockSentDetail, type RestockAdminProps } from './definition.js';
