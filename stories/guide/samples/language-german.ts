import { registerLocale } from '../../../core/i18n/index.js';

registerLocale('de', {
  'cart.addToCart': 'In den Warenkorb',
  'cart.added': 'Hinzugefügt!',
  'cart.itemCount': '{count, plural, =0 {Nichts} one {# Stück} other {# Stück}} im Korb',
  'cart.minimumSubtotal': 'Bestellungen sind ab {subtotal} möglich.',
});
