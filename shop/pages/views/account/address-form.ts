import { formStrings } from 'vitrine/core/i18n';
import { website } from '../../site.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { postalForm, type PostalForm } from '../parts/postal-form.js';
import { addressPaths } from './addresses.js';

export interface AddressFormPage extends PostalForm {
  readonly crumb: string;
  /** Of an address that is kept; null for a new one. */
  readonly id: string | null;
  /** It is the default one, or becomes it as the first: there is nothing to choose. */
  readonly isDefault: boolean;
}

/** The form of an address, new or kept. */
export function addressFormView(page: AddressFormPage) {
  const { crumb, id } = page;
  const form = postalForm(page);
  const heading = id === null ? say('Add an address') : say('Change the address');
  const title = `${heading} – ${website.siteTitle}`;
  const path = id === null ? addressPaths.added : addressPaths.changed(id);
  return {
    ...form,
    title: form.alert ? formStrings('errorTitle', { title }) : title,
    description: heading,
    page: null,
    sheets: ['forms'] as const,
    heading,
    back: { url: toAddress(addressPaths.list) },
    form: { url: toAddress(path) },
    crumb,
    isDefault: page.isDefault,
    isChosen: page.typed['isDefault'] === 'true',
    remove: id === null ? null : { url: toAddress(`${path}/remove`), crumb },
  };
}
