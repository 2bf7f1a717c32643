import { defineWidget, event, method, number, string, type PropsOf } from '../../element/index.js';

/** The address that was chosen, in the parts that a form asks for; an unknown part is ''. */
export interface PlaceChosenDetail {
  /** The provider's id of the place. */
  readonly placeId: string;
  /** Street and number, in the order of the country. */
  readonly line1: string;
  /** The town or city. */
  readonly city: string;
  /** A code such as `CA`, or a name. */
  readonly region: string;
  /** The postal code. */
  readonly postalCode: string;
  /** Two capital letters (ISO 3166). */
  readonly country: string;
}

export const placeSearch = defineWidget({
  tag: 'vitrine-place-search',
  summary:
    "Addresses below the page's own address field while one types. A choice fills in the other fields of the address, by their `autocomplete`. Without script, and while nobody can be asked, the field is a plain one.",
  load: 'interaction',
  props: {
    productPage: string({
      fallback: '',
      description: 'The page, for the tracking context of the calls, such as `checkout`.',
    }),
    productSection: string({
      fallback: '',
      description: 'The part of the page, for the same, such as `delivery-address`.',
    }),
    minLength: number({
      fallback: 3,
      description: 'How many letters have to be typed before it searches, 1 or more.',
    }),
  },
  events: {
    onPlaceChosen: event<PlaceChosenDetail>({
      type: 'vitrine-place-chosen',
      cancelable: true,
      description: 'An address was chosen. A listener may prevent that the fields are filled in.',
    }),
  },
  methods: {
    close: method<() => void>({ description: 'Closes the list; what was typed stays.' }),
  },
  slots: {
    '': 'The first line of an address, with `autocomplete="address-line1"`. The list is put after it, in the page itself, since no field can refer to a list in a shadow root.',
  },
  states: {
    open: 'The list is shown.',
    loading: 'An answer is on its way.',
    failed: 'Nobody could be asked.',
  },
  cssProperties: {
    '--vitrine-place-search-background': 'Background of the list.',
    '--vitrine-place-search-color': 'Its text colour.',
    '--vitrine-place-search-active-background': 'Background of the address that the keys are on.',
  },
});

export type PlaceSearchProps = PropsOf<typeof placeSearch>;
