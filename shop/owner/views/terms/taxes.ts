import {
  catalogueCurrencies,
  countryNames,
  includedField,
  regionNames,
  taxLimits,
  writeRate,
  type OwnedTax,
} from '../../../server/index.js';
import { toAddress } from '../../../pages/views/address.js';
import { fieldView, type Field } from '../../../pages/views/parts/field.js';
import { ownerView } from '../page.js';
import { checkView, versionOf, type TermsForm, type TermsPage } from './form.js';

export const taxesPath = '/owner/taxes';
export const taxPath = (id: string) => `${taxesPath}/${encodeURIComponent(id)}`;

const counts =
  'It counts from the next look into a cart on; a shopper at the checkout sees the new sum before the order.';

/** What `?done=` confirms. */
const notices: ReadonlyMap<string, string> = new Map([
  ['created', `Created. ${counts}`],
  ['saved', `Saved. ${counts}`],
  ['removed', 'Deleted. Orders keep what they were taxed.'],
]);

/** All taxes, in the order in which a sum of them names them. */
export function taxesView({
  crumb,
  problem,
  taxes,
  done = '',
}: TermsPage & { readonly taxes: readonly OwnedTax[] }) {
  const notice = notices.get(done) ?? null;
  return {
    ...ownerView({ heading: 'Taxes', crumb, problem, notice }),
    create: { url: toAddress(`${taxesPath}/new`) },
    taxes: taxes.map(
      ({ id, title, countries, regions, rate, taxesShipping, taxIncluded, isOn }) => ({
        url: toAddress(taxPath(id)),
        title,
        where: countryNames(countries).join(', '),
        regions: regionNames(countries, regions).join(', ') || null,
        rate: `${writeRate(rate)}%`,
        onShipping: taxesShipping ? 'Yes' : 'No',
        included: (taxIncluded ?? []).join(', ') || 'None',
        state: isOn ? 'on' : 'off',
        stateWords: isOn ? 'On' : 'Off',
      }),
    ),
  };
}

const nameField: Field = {
  name: 'title',
  label: 'Name',
  hint: 'Shoppers see it in the cart and on the receipt, such as VAT.',
  autocomplete: 'off',
  maxLength: taxLimits.title,
};

const rateField: Field = {
  name: 'rate',
  label: 'Rate in percent',
  hint: 'From 0 to 100, such as 8.88.',
  autocomplete: 'off',
  maxLength: 8,
};

const countriesField: Field = {
  name: 'countries',
  label: 'Countries',
  hint: 'One a line, in English or by their code, such as DE.',
  isLong: true,
};

const regionsField: Field = {
  name: 'regions',
  label: 'Regions',
  hint: 'One a line, such as NY or New York. Empty: the whole country.',
  isOptional: true,
  isLong: true,
};

/** The form of a tax; `stored` is null for a new one. */
export function taxView({
  crumb,
  problem,
  typed,
  errors,
  stored,
}: TermsForm & { readonly stored: OwnedTax | null }) {
  const heading = stored === null ? 'New tax' : stored.title;
  const path = stored === null ? `${taxesPath}/new` : taxPath(stored.id);
  return {
    ...ownerView({ heading, crumb, problem }),
    save: { url: toAddress(path) },
    back: { url: toAddress(taxesPath) },
    version: versionOf(typed, stored),
    titled: fieldView(nameField, typed, errors),
    rate: fieldView(rateField, typed, errors),
    countries: fieldView(countriesField, typed, errors),
    regions: fieldView(regionsField, typed, errors),
    onShipping: checkView('shipping', 'Shipping is taxed too', typed),
    included: catalogueCurrencies.map((currency) =>
      checkView(includedField(currency), currency, typed),
    ),
    isOn: checkView('on', 'The tax applies', typed),
    stored: stored && { remove: { url: toAddress(`${path}/remove`) } },
  };
}
