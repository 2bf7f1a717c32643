import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { Account } from './account.js';
import styles from './account.css?inline';
import { account } from './definition.js';

export const AccountElement: ElementClass<typeof account> = define(account, Account, {
  styles: [styles],
});
export type AccountElement = HTMLElementTagNameMap['vitrine-account'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-account': ElementOf<typeof account>;
  }
  interface VitrineEvents {
    'vitrine-account': EventsOf<typeof account>;
  }
}

export {
  account,
  type AccountProps,
  type SignedOutDetail,
  type SignOutFailedDetail,
} from './definition.js';
