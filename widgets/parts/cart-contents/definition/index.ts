// A door of its own: a definition is data, and brings no components.
import { event } from '../../../element/index.js';
import type {
  BeforeRemoveDetail,
  BeforeUpdateDetail,
  CheckoutDetail,
} from '../../page-events/index.js';

/** Part names with their descriptions, for the definitions of the elements that show the cart's contents. */
export const contentsParts = {
  list: 'The list of lines.',
  line: 'A line.',
  picture: 'The picture of a line.',
  'line-title': 'The title of a line.',
  choices: 'The chosen options and the form answers of a line.',
  price: 'The unit price.',
  'line-total': 'The total of a line.',
  input: 'The quantity field of a line.',
  decrease: 'The button that decreases the quantity.',
  increase: 'The button that increases the quantity.',
  message: 'The problem of a quantity, or how many items are left.',
  remove: 'The button that removes a line.',
  edit: 'The button that opens the form of a line.',
  removed: 'The row that replaces a removed line.',
  undo: 'The button that restores a removed line.',
  problem: 'Why a change was rejected.',
  'free-delivery': 'How much is missing to free delivery, or that it is free.',
  'free-delivery-bar': 'The bar below that.',
  totals: 'The list of totals.',
  updating: 'The moving bar over the totals while a change is pending.',
  minimum: 'The sentence about the minimum subtotal.',
  checkout: 'The link to the checkout.',
  continue: 'The link back to the shop.',
  retry: 'The button that reads the cart again.',
} as const;

/** The events in which both ask the page before a change. */
export const contentsEvents = {
  onBeforeUpdate: event<BeforeUpdateDetail>({
    type: 'vitrine-before-update',
    cancelable: true,
    description:
      'The quantity of a line is about to change. A listener may set another quantity, or prevent the change.',
  }),
  onBeforeRemove: event<BeforeRemoveDetail>({
    type: 'vitrine-before-remove',
    cancelable: true,
    description: 'A line is about to be removed.',
  }),
  onBeforeLeave: event<CheckoutDetail>({
    type: 'vitrine-before-leave',
    cancelable: true,
    description:
      'Every change is saved, and the checkout is about to be opened. A listener may change the address, or prevent the event and navigate itself.',
  }),
};
