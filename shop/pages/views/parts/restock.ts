import type { CaptchaSettings } from 'vitrine/core/captcha';
import { isInStock, isSoldOut, type Product, type Variant } from 'vitrine/core/product';
import { joinList, restockStrings } from 'vitrine/core/i18n';
import { toAddress } from '../address.js';
import { say } from '../../words/say.js';

/** The result of the signup without script. */
export interface RestockResult {
  /** Whether the signup was stored. */
  readonly isSignedUp: boolean;
  /** Why it was refused; null if it was not, or if there was none. */
  readonly problem: string | null;
}

export interface RestockPlace extends RestockResult {
  readonly captcha: CaptchaSettings | null;
}

const callAddress = '/api/site-users/account/notifications/restock';

/** The restock signup for sold-out variants; null if all are in stock. */
export function restockView(product: Product, { captcha, isSignedUp, problem }: RestockPlace) {
  const soldOut = product.variants.filter((variant) => !isInStock(variant));
  const [first, ...others] = soldOut;
  if (!first) return null;
  const isAll = isSoldOut(product);
  return {
    productId: product.id,
    captcha: captcha && { provider: captcha.provider, siteKey: captcha.siteKey },
    done: isSignedUp
      ? `${restockStrings('signedUp')} ${say('We write once, when it is back in stock.')}`
      : null,
    /** If false it is inside `noscript`: with script, the selected variant decides whether the signup is shown. */
    isOpen: isAll || problem !== null,
    problem,
    describedBy: problem === null ? null : 'restock-email-error',
    words: isAll
      ? restockStrings('soldOut', { item: product.title })
      : say('Sold out at the moment: {variants}.', {
          variants: joinList(soldOut.map((variant) => nameOf(product, variant))),
        }),
    intro: restockStrings('intro'),
    isAll,
    address: { url: toAddress(callAddress) },
    variantId: others.length === 0 ? first.id : null,
    variants:
      others.length === 0
        ? null
        : soldOut.map((variant) => ({ id: variant.id, name: nameOf(product, variant) })),
    /** Label of the choice of a variant. */
    option: joinList(product.options.map(({ name }) => name)),
    email: restockStrings('email'),
    mailingList: restockStrings('mailingList'),
    button: say('Notify me when available'),
  };
}

/** The option values in order, such as 'Slate, Small'. */
function nameOf({ options }: Product, { attributes }: Variant): string {
  return options.map(({ name }) => attributes[name] ?? '').join(', ');
}
