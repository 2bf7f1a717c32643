import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { formFieldsStyles } from '../../parts/form-fields/index.js';
import { giftCard } from './definition.js';
import styles from './gift-card.css?inline';
import { GiftCard } from './gift-card.js';

export const GiftCardElement: ElementClass<typeof giftCard> = define(giftCard, GiftCard, {
  styles: [...formFieldsStyles, styles],
});
export type GiftCardElement = HTMLElementTagNameMap['vitrine-gift-card'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-gift-card': ElementOf<typeof giftCard>;
  }
  interface VitrineEvents {
    'vitrine-gift-card': EventsOf<typeof giftCard>;
  }
}

export { giftCard, type GiftCardToggledDetail, type GiftCardProps } from './definition.js';
