import { useRef, type RefObject, type SyntheticEvent } from 'react';
import type { Cart } from '../../../core/commerce/cart/index.js';
import { cartPageStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useWidgetId } from '../../element/index.js';
import { describePlace, listCountries } from './countries.js';
import { useShippingAddress, type AddressControls } from './use-shipping-address.js';

/** The shipping address: a line with a button to change it, or the fields. */
export function ShippingAddress({ cart }: { cart: Cart }) {
  const opener = useRef<HTMLButtonElement>(null);
  const country = useRef<HTMLSelectElement>(null);
  const address = useShippingAddress(cart, opener, country);
  const { shippingLocation: location } = cart;
  if (location === null || address.isOpen)
    return <AddressForm cart={cart} address={address} country={country} />;
  const place = describePlace(location, getRuntime().site.locale);
  return (
    <p className="address-line">
      <span>{cartPageStrings('shippingTo', { place })}</span>{' '}
      <button
        ref={opener}
        part="button"
        className="text-button"
        type="button"
        aria-label={cartPageStrings('changeAddressOf')}
        onClick={address.open}
      >
        <span>{cartPageStrings('changeAddress')}</span>
      </button>
    </p>
  );
}

/** The fields beside the country, with their autofill tokens. */
const fields = [
  ['region', 'address-level1'],
  ['postalCode', 'postal-code'],
] as const;

interface AddressFormProps {
  cart: Cart;
  address: AddressControls;
  country: RefObject<HTMLSelectElement | null>;
}

function AddressForm({ cart, address, country }: AddressFormProps) {
  const { shippingLocation: location, shippingCountries } = cart;
  const { problem } = address;
  const form = useRef<HTMLFormElement>(null);
  const id = useWidgetId();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!form.current) return;
    const data = new FormData(form.current);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    address.save({
      country: read('country'),
      region: read('region'),
      postalCode: read('postalCode'),
    });
  }

  return (
    <form ref={form} className="address" noValidate onSubmit={submit}>
      <div className="address-field wide">
        <label className="label" htmlFor={`${id}-country`}>
          {cartPageStrings('country')}
        </label>
        <select
          ref={country}
          part="field"
          className="text-input vitrine-select"
          id={`${id}-country`}
          name="country"
          autoComplete="shipping country"
          defaultValue={location?.country ?? ''}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
        >
          <option value="">{cartPageStrings('chooseCountry')}</option>
          {listCountries(shippingCountries, getRuntime().site.locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {fields.map(([name, autoComplete]) => (
        <div key={name} className="address-field">
          <label className="label" htmlFor={`${id}-${name}`}>
            {cartPageStrings(name)}
          </label>
          <input
            part="field"
            className="text-input"
            id={`${id}-${name}`}
            name={name}
            autoComplete={`shipping ${autoComplete}`}
            defaultValue={location?.[name]}
          />
        </div>
      ))}
      {problem !== null && (
        <p part="problem" className="field-problem wide" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <button
        part="button"
        className="button wide"
        type="submit"
        aria-disabled={address.isSaving}
        aria-busy={address.isSaving}
      >
        <span>{cartPageStrings('saveAddress')}</span>
      </button>
    </form>
  );
}
