import type { ComponentProps } from 'react';
import type { Cart } from '../../../core/commerce/cart/index.js';
import { cartPageStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { freeShipping } from '../../parts/cart-contents/index.js';
import { MoneyText } from '../../parts/money-text/index.js';
import { ShippingAddress } from './shipping-address.js';
import { useShippingOption } from './use-shipping-option.js';

/** The shipping address and options; renders nothing if the cart needs no shipping. */
export function Shipping({ cart }: { cart: Cart }) {
  if (!cart.requiresShipping) return null;
  return (
    <div className="shipping-block">
      <ShippingAddress cart={cart} />
      {cart.shippingLocation !== null && <ShippingOptions cart={cart} />}
    </div>
  );
}

function ShippingOptions({ cart }: { cart: Cart }) {
  const { shippingOptions, currency } = cart;
  const { chosenId, problem, choose } = useShippingOption(cart);
  const id = useWidgetId();
  if (shippingOptions.length === 0) {
    return <p className="field-problem">{cartPageStrings('noShippingOptions')}</p>;
  }
  return (
    <fieldset
      className="shipping-options"
      aria-describedby={problem === null ? undefined : `${id}-problem`}
    >
      <legend className="visually-hidden">{cartPageStrings('shippingOptions')}</legend>
      {shippingOptions.map((option) => (
        <label key={option.id} part="shipping-option" className="shipping-option">
          <input
            type="radio"
            name={`${id}-option`}
            value={option.id}
            checked={option.id === chosenId}
            onChange={() => choose(option)}
          />
          <span className="shipping-words">
            <span>{option.title}</span>{' '}
            {option.description !== '' && (
              <span className="shipping-description">{option.description}</span>
            )}
          </span>{' '}
          <ShippingCost cents={option.costCents} currency={currency} />
        </label>
      ))}
      {problem !== null && (
        <p part="problem" className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function ShippingCost({
  cents,
  currency,
}: Pick<ComponentProps<typeof MoneyText>, 'cents' | 'currency'>) {
  const free = freeShipping(cents);
  return free === null ? <MoneyText cents={cents} currency={currency} /> : <span>{free}</span>;
}
