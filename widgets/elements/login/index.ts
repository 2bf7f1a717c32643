import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { formFieldsStyles } from '../../parts/form-fields/index.js';
import { login } from './definition.js';
import styles from './login.css?inline';
import { Login } from './login.js';

export const LoginElement: ElementClass<typeof login> = define(login, Login, {
  styles: [...formFieldsStyles, styles],
});
export type LoginElement = HTMLElementTagNameMap['vitrine-login'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-login': ElementOf<typeof login>;
  }
  interface VitrineEvents {
    'vitrine-login': EventsOf<typeof login>;
  }
}

export {
  login,
  type BeforeSignInDetail,
  type LoginProps,
  type SignedInDetail,
  type SignInFailedDetail,
} from './definition.js';
