import {
  amountWords,
  countryNames,
  shippingLimits,
  zoneName,
  type OwnedMethod,
  type OwnedZone,
} from '../../../server/index.js';
import { toAddress } from '../../../pages/views/address.js';
import { fieldView, type Field } from '../../../pages/views/parts/field.js';
import { ownerView } from '../page.js';
import { amountCells } from './amounts.js';
import { checkView, moveView, versionOf, type TermsForm, type TermsPage } from './form.js';

export const shippingPath = '/owner/shipping';
export const zonePath = (id: string) => `${shippingPath}/${encodeURIComponent(id)}`;
const methodPath = (zoneId: string, id: string) =>
  `${zonePath(zoneId)}/methods/${encodeURIComponent(id)}`;

const counts =
  'It counts from the next look into a cart on; a shopper at the checkout sees the new sum before the order.';

/** What `?done=` confirms. */
const notices: ReadonlyMap<string, string> = new Map([
  ['created', 'Created. Add a method: shoppers of the zone can choose it then.'],
  ['saved', `Saved. ${counts}`],
  ['removed', 'Deleted. The shop no longer ships there; orders keep what they cost.'],
  ['method', `Saved. ${counts}`],
  ['method-moved', `Moved. ${counts}`],
  ['method-removed', 'Deleted. Carts that had it have the first other method of the zone.'],
]);

/** All zones with their methods. */
export function shippingView({
  crumb,
  problem,
  zones,
  done = '',
}: TermsPage & { readonly zones: readonly OwnedZone[] }) {
  const notice = notices.get(done) ?? null;
  return {
    ...ownerView({ heading: 'Shipping', crumb, problem, notice }),
    create: { url: toAddress(`${shippingPath}/new`) },
    zones: zones.map((zone) => ({
      url: toAddress(zonePath(zone.id)),
      name: zoneName(zone),
      countries: zone.title === '' ? null : countryNames(zone.countries).join(', '),
      methodsTitle: `Methods of ${zoneName(zone)}`,
      methods: zone.methods.map((method) => methodRow(zone, method)),
      isClosed: !zone.methods.some(({ isOn }) => isOn),
    })),
  };
}

function methodRow({ id: zoneId }: OwnedZone, method: OwnedMethod) {
  const { id, title, description, cost, freeFrom, isOn } = method;
  return {
    url: toAddress(methodPath(zoneId, id)),
    title,
    description,
    cost: amountWords(cost),
    freeFrom: freeFrom === undefined ? 'Never' : amountWords(freeFrom),
    state: isOn ? 'on' : 'off',
    stateWords: isOn ? 'On' : 'Off',
  };
}

const nameField: Field = {
  name: 'title',
  label: 'Name',
  hint: 'For you; shoppers do not see it.',
  autocomplete: 'off',
  maxLength: shippingLimits.zone,
};

const countriesField: Field = {
  name: 'countries',
  label: 'Countries',
  hint: 'One a line, in English or by their code, such as DE. A country is in one zone only.',
  isLong: true,
};

/** The form of a zone, with its methods; `stored` is null for a new one. */
export function zoneView({
  crumb,
  problem,
  typed,
  errors,
  done = '',
  stored,
}: TermsForm & { readonly stored: OwnedZone | null }) {
  const heading = stored === null ? 'New shipping zone' : zoneName(stored);
  const notice = notices.get(done) ?? null;
  const path = stored === null ? `${shippingPath}/new` : zonePath(stored.id);
  return {
    ...ownerView({ heading, crumb, problem, notice }),
    save: { url: toAddress(path) },
    back: { url: toAddress(shippingPath) },
    version: versionOf(typed, stored),
    titled: fieldView(nameField, typed, errors),
    countries: fieldView(countriesField, typed, errors),
    stored: stored && {
      version: String(stored.version),
      methodsTitle: 'Methods',
      methods: stored.methods.map((method, index) => ({
        ...methodRow(stored, method),
        up: moveView(`${methodPath(stored.id, method.id)}/move`, stored.methods[index - 1]),
        version: String(stored.version),
      })),
      create: { url: toAddress(methodPath(stored.id, 'new')) },
      remove: { url: toAddress(`${path}/remove`) },
    },
  };
}

const methodField: Field = {
  name: 'title',
  label: 'Name',
  hint: 'Shoppers choose it at the checkout.',
  autocomplete: 'off',
  maxLength: shippingLimits.title,
};

const timeField: Field = {
  name: 'description',
  label: 'Time of delivery',
  hint: 'Such as 3 to 5 working days.',
  autocomplete: 'off',
  isOptional: true,
  maxLength: shippingLimits.description,
};

/** The form of a method; `stored` is null for a new one. */
export function methodView({
  crumb,
  problem,
  typed,
  errors,
  zone,
  stored,
}: TermsForm & { readonly zone: OwnedZone; readonly stored: OwnedMethod | null }) {
  const heading = stored === null ? 'New shipping method' : stored.title;
  const path = methodPath(zone.id, stored?.id ?? 'new');
  return {
    ...ownerView({ heading, crumb, problem }),
    lead: `In the zone ${zoneName(zone)}.`,
    save: { url: toAddress(path) },
    back: { url: toAddress(zonePath(zone.id)) },
    version: versionOf(typed, zone),
    titled: fieldView(methodField, typed, errors),
    time: fieldView(timeField, typed, errors),
    costs: amountCells('cost', typed, errors),
    frees: amountCells('free', typed, errors),
    isOn: checkView('on', 'Shoppers can choose it', typed),
    stored: stored && {
      version: String(zone.version),
      remove: { url: toAddress(`${path}/remove`) },
    },
  };
}
