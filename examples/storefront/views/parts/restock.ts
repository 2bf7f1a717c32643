import type { CaptchaSettings } from '../../../../core/captcha/index.js';
import {
  isInStock,
  isSoldOut,
  type Product,
  type Variant,
} from '../../../../core/commerce/product/index.js';
import { joinList, restockStrings } from '../../../../core/i18n/index.js';
import { toAddress } from '../address.js';

/** What the plain form was answered with, when it led back to the page. */
export interface RestockAnswer {
  /** Whether the signup is there. */
  readonly isSignedUp: boolean;
  /** Why it is not; null when it is, or when nothing was asked for. */
  readonly problem: string | null;
}

export interface RestockPlace extends RestockAnswer {
  readonly captcha: CaptchaSettings | null;
}

const callAddress = '/api/site-users/account/notifications/restock';

/** The signup for what is sold out, by variant; null while there is nothing to sign up for. */
export function restockView(product: Product, { captcha, isSignedUp, problem }: RestockPlace) {
  const soldOut = product.variants.filter((variant) => !isInStock(variant));
  const [first, ...others] = soldOut;
  if (!first) return null;
  const isAll = isSoldOut(product);
  return {
    productId: product.id,
    captcha: captcha && { provider: captcha.provider, siteKey: captcha.siteKey },
    done: isSignedUp
      ? `${restockStrings('signedUp')} We write once, when it is back in stock.`
      : null,
    /** Else for pages without script: with one, the choice decides whether there is anything to sign up for. */
    isOpen: isAll || problem !== null,
    problem,
    describedBy: problem === null ? null : 'restock-email-error',
    words: isAll
      ? restockStrings('soldOut', { item: product.title })
      : `Sold out at the moment: ${joinList(soldOut.map((variant) => nameOf(product, variant)))}.`,
    intro: restockStrings('intro'),
    isAll,
    address: { url: toAddress(callAddress) },
    variantId: others.length === 0 ? first.id : null,
    variants:
      others.length === 0
        ? null
        : soldOut.map((variant) => ({ id: variant.id, name: nameOf(product, variant) })),
    /** What is to come back, where there is a choice. */
    option: joinList(product.options.map(({ name }) => name)),
    email: restockStrings('email'),
    mailingList: restockStrings('mailingList'),
    button: 'Notify me when available',
  };
}

/** 'Slate, Small': the values in the order of the options. */
function nameOf({ options }: Product, { attributes }: Variant): string {
  return options.map(({ name }) => attributes[name] ?? '').join(', ');
}
