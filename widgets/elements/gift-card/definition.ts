import { boolean, defineWidget, event, type PropsOf } from '../../element/index.js';

export interface GiftCardToggledDetail {
  /** Whether the fields are shown now. */
  readonly isOpen: boolean;
}

export const giftCard = defineWidget({
  tag: 'vitrine-gift-card',
  summary:
    'Who a gift card is for: name, email, message and delivery date, behind "Send as a gift". In the form of the card its fields are part of the data while it is open.',
  rendering: 'light-container',
  props: {
    open: boolean({ description: 'Whether it begins open; set, it opens or closes.' }),
  },
  events: {
    onGiftCardToggled: event<GiftCardToggledDetail>({
      type: 'vitrine-gift-card-toggled',
      description: 'The shopper opened or closed it.',
    }),
  },
  slots: {
    '': "Plain fields named `recipientName`, `recipientEmail`, `recipientMessage` and `recipientDate`. They work until the widget is there; what they say is then taken over and they leave the form's data.",
  },
  states: { open: 'The fields are shown and part of the form.' },
  cssProperties: {
    '--vitrine-gift-card-border': 'Border around the open fields.',
    '--vitrine-gift-card-radius': 'Its corner radius.',
    '--vitrine-gift-card-toggle-color': 'Text colour of "Send as a gift".',
    '--vitrine-form-control-border': 'Border of the fields, as of every form.',
    '--vitrine-form-control-background': 'Background of the fields.',
    '--vitrine-form-error-color': 'Colour of a sentence about a field, and of its border.',
  },
});

export type GiftCardProps = PropsOf<typeof giftCard>;
