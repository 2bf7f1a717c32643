import type { ChangeOrigin } from '../../core/commerce/cart/index.js';
import { VitrineError } from '../../core/net/index.js';
import { getRuntime, toOutcome, type Done, type Outcome } from '../../core/runtime/index.js';
import type { Actions } from './actions.js';
import * as cart from './cart-actions.js';
import * as page from './page-actions.js';
import { findInputProblem, type ActionName, type InputOf } from './parameters.js';

/** The actions of the page for a caller, which `vitrine-cart-changed` names as the origin of a change. */
export function createActions(origin: ChangeOrigin): Actions {
  function action<Name extends ActionName, Result extends object | void>(
    name: Name,
    make: (input: InputOf<Name>, origin: ChangeOrigin) => Promise<Result>,
  ): (input?: InputOf<Name>) => Promise<Outcome<Result>> {
    return async (input) => {
      try {
        const problem = findInputProblem(name, input);
        if (problem) throw new VitrineError('invalid-input', problem);
        const result = await make(Object(input ?? {}) as InputOf<Name>, origin);
        return { kind: 'done', ...result } as Done<Result>;
      } catch (error) {
        if (origin === 'script' && isFaultOfScript(error)) {
          getRuntime().reporter.report(error, { where: `actions.${name}` });
        }
        return toOutcome(error);
      }
    };
  }

  return {
    addToCart: action('addToCart', cart.addToCart),
    updateLine: action('updateLine', cart.updateLine),
    removeLine: action('removeLine', cart.removeLine),
    applyCoupon: action('applyCoupon', cart.applyCoupon),
    removeCoupon: action('removeCoupon', cart.removeCoupon),
    openCart: action('openCart', page.openCart),
    closeCart: action('closeCart', page.closeCart),
    getCart: action('getCart', cart.getCart),
    signUp: action('signUp', page.signUp),
    submitForm: action('submitForm', page.submitForm),
  };
}

/** A fault for the developer; other errors are the shopper's, the server's, or were reported where they came from. */
function isFaultOfScript(error: unknown): boolean {
  return !(error instanceof VitrineError) || ['invalid-input', 'no-form'].includes(error.code);
}
