import { checkoutPath, shopAddress, type Cart } from '../../core/commerce/cart/index.js';
import { getProducts } from '../../core/commerce/product/index.js';
import { announce } from '../../core/dom/index.js';
import { agentStrings } from '../../core/i18n/strings/agent-tools.js';
import { getRuntime, toOutcome, type Outcome } from '../../core/runtime/index.js';
import { parameters, type ActionName, type Actions, type Parameter } from '../actions/index.js';
import { confirm, type Question } from './confirm.js';
import { describeForms, listAnswers } from './describe-forms.js';
import { describeCart, describeProduct, wordAmount } from './describe-page.js';
import type { ModelTool } from './model-context.js';

const productTag = 'vitrine-product';

type Input = Readonly<Record<string, unknown>>;

interface Offer {
  readonly name: string;
  readonly description: string;
  /** Whose parameters the tool takes. */
  readonly takes?: ActionName;
  readonly isReading?: true;
  /** The shopper is asked before it runs. */
  readonly question?: (input: Input) => Question | Promise<Question>;
  run(input: Input): Promise<unknown>;
}

/** The tools of a page: its actions, what they need to know, and the way to the checkout. */
export function createTools(
  actions: Actions,
  before?: () => Promise<unknown>,
): readonly ModelTool[] {
  // An action checks its input itself.
  const call = <Name extends ActionName>(name: Name, input: Input) =>
    (actions[name] as (input: Input) => ReturnType<Actions[Name]>)(input);
  const offers: readonly Offer[] = [
    {
      name: 'get_products',
      description: 'The products of this page with their variants, prices and ids.',
      isReading: true,
      run: listProducts,
    },
    {
      name: 'get_cart',
      description: "The shopper's cart: lines with their ids, coupons and totals.",
      isReading: true,
      run: () => tell(actions.getCart()),
    },
    {
      name: 'add_to_cart',
      description: 'Adds a product to the cart. Buys nothing.',
      takes: 'addToCart',
      run: (input) => change(call('addToCart', input)),
    },
    {
      name: 'update_cart_line',
      description: 'Sets the quantity of a line of the cart.',
      takes: 'updateLine',
      run: (input) => change(call('updateLine', input)),
    },
    {
      name: 'remove_cart_line',
      description: 'Removes a line from the cart.',
      takes: 'removeLine',
      run: (input) => change(call('removeLine', input)),
    },
    {
      name: 'apply_coupon',
      description: 'Enters the code of a coupon.',
      takes: 'applyCoupon',
      run: (input) => change(call('applyCoupon', input)),
    },
    {
      name: 'remove_coupon',
      description: 'Removes a coupon from the cart.',
      takes: 'removeCoupon',
      run: (input) => change(call('removeCoupon', input)),
    },
    {
      name: 'open_cart',
      description: 'Shows the cart to the shopper.',
      run: () => actions.openCart(),
    },
    {
      name: 'close_cart',
      description: 'Closes the drawer of the cart.',
      run: () => actions.closeCart(),
    },
    {
      name: 'go_to_checkout',
      description: 'Asks the shopper, and opens the checkout, where the shopper buys or not.',
      question: () => askCheckout(actions),
      run: goToCheckout,
    },
    {
      name: 'get_forms',
      description: 'The forms of this page with their fields.',
      isReading: true,
      run: () => Promise.resolve({ kind: 'done', forms: describeForms() }),
    },
    {
      name: 'submit_form',
      description: 'Asks the shopper, then fills in and sends a form of this page.',
      takes: 'submitForm',
      question: askForm,
      run: (input) => call('submitForm', input),
    },
    {
      name: 'sign_up_for_restock',
      description: 'Asks the shopper, then asks the shop for an email when a variant is back.',
      takes: 'signUp',
      question: ({ email }) => ({
        title: agentStrings('signUpTitle'),
        text: agentStrings('signUpText', { email: String(email) }),
      }),
      run: (input) => call('signUp', input),
    },
  ];
  return offers.map((offer) => toTool(offer, before));
}

function toTool(
  { name, description, takes, isReading, question, run }: Offer,
  before?: () => Promise<unknown>,
): ModelTool {
  return {
    name,
    description,
    inputSchema: createSchema(takes),
    annotations: { readOnlyHint: isReading === true },
    async execute(input) {
      try {
        await before?.();
        if (question && !(await confirm(await question(input)))) return { kind: 'canceled' };
        return await run(input);
      } catch (error) {
        return toOutcome(error);
      }
    },
  };
}

/** JSON Schema of an action's input. */
function createSchema(action: ActionName | undefined): object {
  const taken = Object.entries<Parameter>(action ? parameters[action] : {});
  return {
    type: 'object',
    properties: Object.fromEntries(
      taken.map(([name, { type, description }]) => [name, { type, description }]),
    ),
    required: taken.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    additionalProperties: false,
  };
}

/** The outcome with the cart as an agent reads it. */
async function tell(doing: Promise<Outcome<{ readonly cart: Cart }>>): Promise<object> {
  const outcome = await doing;
  return outcome.kind === 'done' ? { kind: 'done', cart: describeCart(outcome.cart) } : outcome;
}

async function change(doing: Promise<Outcome<{ readonly cart: Cart }>>): Promise<object> {
  const outcome = await tell(doing);
  if ('cart' in outcome) announce(agentStrings('changedCart'));
  return outcome;
}

async function listProducts(): Promise<object> {
  await whenProductsAreThere();
  const products = getProducts()
    .list()
    .map((store) => describeProduct(store.getState().product));
  return { kind: 'done', products };
}

/** Milliseconds. A product that the shop does not know never loads, so the answer does not wait for all. */
const longestWait = 3_000;

/** Loads the products that the page names, and waits until each is known. */
function whenProductsAreThere(): Promise<void> {
  const { clock } = getRuntime();
  const isThere = () => document.querySelectorAll(productTag).length <= getProducts().list().length;
  void globalThis.vitrine?.load(productTag);
  return new Promise((resolve) => {
    const stop = getProducts().subscribe(() => isThere() && end());
    const cancel = clock.setTimeout(end, longestWait);
    function end(): void {
      stop();
      cancel();
      resolve();
    }
    if (isThere()) end();
  });
}

async function askCheckout(actions: Actions): Promise<Question> {
  const outcome = await actions.getCart();
  const title = agentStrings('checkoutTitle');
  if (outcome.kind !== 'done') return { title, text: '' };
  const { totalQuantity: count, grandTotalCents, currency, entries } = outcome.cart;
  return {
    title,
    text: agentStrings('checkoutText', { count, total: wordAmount(grandTotalCents, currency) }),
    answers: entries.map(({ title, quantity, subTotal }) => [
      `${quantity} × ${title}`,
      wordAmount(subTotal, currency),
    ]),
  };
}

function askForm({ form, values }: Input): Question {
  const given = Object(values ?? {}) as Readonly<Record<string, unknown>>;
  return {
    title: agentStrings('formTitle'),
    text: agentStrings('formText'),
    answers: listAnswers(String(form), given),
  };
}

async function goToCheckout(): Promise<object> {
  const { goToShop } = await import('../parts/shop-link/index.js');
  goToShop('checkout', shopAddress(checkoutPath));
  return { kind: 'done' };
}
