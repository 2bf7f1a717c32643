// Links to the shop's cart and checkout, which bring the cart along from a page of another origin. Not an element.
export { goToShop } from './go-to-shop.js';
export { shopLink, type ShopLinkProps } from './shop-link.js';
