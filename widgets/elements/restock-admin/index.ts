import { define, type ElementOf, type JsxOf } from '../../element/index.js';
import { restockAdmin, type RestockSentDetail } from './definition.js';
import styles from './restock-admin.css?inline';
import { RestockAdmin } from './restock-admin.js';

define(restockAdmin, RestockAdmin, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-restock-admin': ElementOf<typeof restockAdmin>;
  }
  interface HTMLElementEventMap {
    'vitrine-restock-sent': CustomEvent<RestockSentDetail>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-restock-admin': JsxOf<typeof restockAdmin>;
    }
  }
}

export { restockAdmin, type RestockSentDetail, type RestockAdminProps } from './definition.js';
export { RestockAdmin } from './restock-admin.js';
