import { formStrings } from '../../../../core/i18n/index.js';
import { website } from '../../site.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { alertView, type Mistakes } from '../checkout/alert.js';
import { nameField, phoneField } from '../checkout/fields.js';
import { fieldView, type Field, type Typed } from '../parts/field.js';
import { postalFields, withRegion } from '../parts/location-fields.js';
import { addressPaths } from './addresses.js';

export interface AddressFormPage extends Mistakes {
  readonly crumb: string;
  readonly typed: Typed;
  readonly countries: readonly string[];
  /** Of an address that is kept; null for a new one. */
  readonly id: string | null;
  /** It is the default one, or becomes it as the first: there is nothing to choose. */
  readonly isDefault: boolean;
  /** The shopper has changed the country: the fields of the other one come next. */
  readonly isNext: boolean;
}

/** The form of an address, new or kept. Fields and rules are those of the checkout. */
export function addressFormView(page: AddressFormPage) {
  const { crumb, errors, id } = page;
  const typed = withRegion(page.typed);
  const postal = postalFields(page.countries, typed);
  const alert = alertView(page, [nameField, phoneField, ...postal]);
  const view = (field: Field) => fieldView(field, typed, errors);
  const [country, ...fields] = postal;
  const heading = id === null ? say('Add an address') : say('Change the address');
  const title = `${heading} – ${website.siteTitle}`;
  const path = id === null ? addressPaths.added : addressPaths.changed(id);
  return {
    title: alert ? formStrings('errorTitle', { title }) : title,
    description: heading,
    page: null,
    isForm: true,
    heading,
    alert,
    back: { url: toAddress(addressPaths.list) },
    form: { url: toAddress(path) },
    crumb,
    contact: [nameField, phoneField].map(view),
    address: {
      country: view(country),
      fields: fields.map(view),
      searchPage: 'account',
      isNext: page.isNext,
    },
    isDefault: page.isDefault,
    isChosen: typed['isDefault'] === 'true',
    remove: id === null ? null : { url: toAddress(`${path}/remove`), crumb },
  };
}
