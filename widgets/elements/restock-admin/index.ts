import { define, type ElementOf, type EventsOf } from '../../element/index.js';
import { restockAdmin } from './definition.js';
import styles from './restock-admin.css?inline';
import { RestockAdmin } from './restock-admin.js';

define(restockAdmin, RestockAdmin, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-restock-admin': ElementOf<typeof restockAdmin>;
  }
  interface VitrineEvents {
    'vitrine-restock-admin': EventsOf<typeof restockAdmin>;
  }
}

export { restockAdmin, type RestockSentDetail, type RestockAdminProps } from './definition.js';
