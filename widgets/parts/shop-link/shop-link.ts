import { shopAddress, type CartPage } from '../../../core/commerce/cart/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { followInEditor, isPlainClick, type LinkPress } from '../../hooks/index.js';
import { goToShop, isForeign, loadHandOff } from './go-to-shop.js';

type LinkEvent = Pick<LinkPress, 'currentTarget'>;

/** Props of a link to a page of the shop that continues with the cart. */
export interface ShopLinkProps {
  href: string;
  onClick(event: LinkPress): void;
  onAuxClick?(event: LinkPress): void;
  onPointerEnter?(event: LinkEvent): void;
  onFocus?(event: LinkEvent): void;
}

/**
 * A link to the shop's cart or checkout. On a page of another origin it asks for an address with the cart when the
 * shopper is about to press it; a press that comes earlier waits for the address.
 * @param path The address that the page's author gave, or that of the shop's own page.
 */
export function shopLink(page: CartPage, path: string): ShopLinkProps {
  const href = shopAddress(path);
  if (!isForeign(href)) return { href, onClick: followInEditor };
  const address = new URL(href, document.baseURI).href;

  function prepare({ currentTarget: link }: LinkEvent): void {
    loadHandOff().then(
      (module) => module.prepareLink(link, { page, address }),
      () => undefined,
    );
  }

  function follow(event: LinkPress): void {
    const link = event.currentTarget;
    if (link.href !== address) {
      // After the browser has read the address.
      getRuntime().clock.setTimeout(() => {
        void loadHandOff().then((module) => module.spendLink(link));
      }, 0);
      return;
    }
    event.preventDefault();
    if (isPlainClick(event)) return goToShop(page, address, { link });
    // Opened now, because a browser allows no window once the press is over.
    const view = window.open('about:blank', '_blank');
    if (!view) return;
    view.opener = null;
    goToShop(page, address, { link, view });
  }

  return {
    href: address,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: follow,
    onAuxClick: (event) => {
      if (event.button === 1) follow(event);
    },
  };
}
