import { boolean, defineWidget, event, string, type PropsOf } from '../../element/index.js';

export interface SaveToggledDetail {
  /** The product that was pressed. */
  readonly productId: string;
  /** Whether it is saved now. */
  readonly isSaved: boolean;
  /** How many products are saved now. */
  readonly count: number;
}

export const saveButton = defineWidget({
  tag: 'vitrine-save-button',
  summary:
    'Saves a product in a list on this device; another press takes it out again. `vitrine-saved-products` shows the list.',
  props: {
    productId: string({
      fallback: '',
      description: 'The product; by default that of the nearest `vitrine-product`.',
    }),
    productTitle: string({
      fallback: '',
      description: 'Its title, for a product whose data are not on the page.',
    }),
    productUrl: string({
      fallback: '',
      description: 'The address of its page, for a product whose data are not on the page.',
    }),
    compact: boolean({
      description: 'Shows the heart alone; what it is called is still there for screen readers.',
    }),
  },
  events: {
    onSaveToggled: event<SaveToggledDetail>({
      type: 'vitrine-save-toggled',
      description: 'The product was saved, or taken out of the list again.',
    }),
  },
  slots: {
    '': 'What stands there until the button does, as a link to the list. Without script nothing can be saved.',
  },
  parts: {
    button: 'The button.',
    icon: 'The heart in it.',
    label: '“Save” or “Saved”.',
    note: 'That the browser stores nothing; after the press that found out.',
  },
  states: { saved: 'The product is saved.' },
  cssProperties: {
    '--vitrine-save-button-color': 'Colour of the heart of a saved product.',
    '--vitrine-save-button-background': 'Background of the button.',
    '--vitrine-save-button-gap': 'Space between heart and text.',
  },
});

export type SaveButtonProps = PropsOf<typeof saveButton>;
