import type { CurrencyCode } from '../../../core/commerce/money/index.js';
import type { CartEntry } from '../../../core/commerce/cart/index.js';
import { cartPageStrings, productStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { MoneyText } from '../money-text/index.js';
import { followInEditor } from '../../hooks/index.js';
import type { CartRow } from './cart-row.js';
import { hasQuantityField } from './line-limits.js';
import { LineQuantity } from './line-quantity.js';
import { offers } from './offers.js';
import type { LineActions } from './use-cart-contents.js';

export interface CartLineProps {
  row: CartRow;
  currency: CurrencyCode;
  isPending: boolean;
  /** Id of the text why the last change was refused. */
  problemId: string | undefined;
  actions: LineActions;
}

/** A line of the cart with its controls. */
export function CartLine({ row, currency, isPending, problemId, actions }: CartLineProps) {
  const { key, entry } = row;
  const { title } = entry;
  return (
    <div
      part="line"
      className="line"
      role="group"
      aria-label={title}
      aria-describedby={problemId}
      aria-busy={isPending}
    >
      <Picture entry={entry} />
      <div className="words">
        <Title entry={entry} />
        <Choices entry={entry} />
        <Price entry={entry} currency={currency} />
      </div>
      <div className="controls">
        {offers('quantity') && hasQuantityField(entry, getRuntime().site) ? (
          <LineQuantity row={row} actions={actions} />
        ) : (
          <span className="fixed-quantity">
            {cartPageStrings('quantityText', { quantity: entry.quantity })}
          </span>
        )}
      </div>
      <div className="line-buttons">
        {entry.formId !== null && offers('additional-fields') && (
          <button
            part="edit"
            className="text-button"
            type="button"
            aria-label={cartPageStrings('editOf', { title })}
            onClick={(event) => actions.edit(key, event.currentTarget)}
          >
            <span>{cartPageStrings('edit')}</span>
          </button>
        )}
        {offers('remove') && (
          <button
            part="remove"
            className="text-button"
            type="button"
            aria-label={cartPageStrings('removeOf', { title })}
            onClick={(event) => {
              // Some browsers do not focus a pressed button; without the focus, it could not move to Undo.
              event.currentTarget.focus();
              actions.remove(key);
            }}
          >
            <span>{cartPageStrings('remove')}</span>
          </button>
        )}
      </div>
      <p className="line-total">
        <span className="visually-hidden">{cartPageStrings('lineTotal')}</span>{' '}
        <MoneyText part="line-total" cents={entry.subTotal} currency={currency} />
      </p>
    </div>
  );
}

function Picture({ entry: { image, url } }: { entry: CartEntry }) {
  if (image === null) return <span className="no-picture" />;
  const picture = <img part="picture" className="picture" alt="" loading="lazy" src={image} />;
  return url === null ? (
    <span className="frame">{picture}</span>
  ) : (
    // The title links to the same page.
    <a className="frame" href={url} tabIndex={-1} aria-hidden="true" onClick={followInEditor}>
      {picture}
    </a>
  );
}

function Title({ entry: { title, url } }: { entry: CartEntry }) {
  return (
    <h3 part="line-title" className="title">
      {url === null ? (
        <span>{title}</span>
      ) : (
        <a href={url} onClick={followInEditor}>
          {title}
        </a>
      )}
    </h3>
  );
}

/** The variant's options and the answers of the product's form. */
function Choices({ entry: { chosenVariant, answers } }: { entry: CartEntry }) {
  const options = Object.entries(chosenVariant?.attributes ?? {});
  if (options.length + answers.length === 0) return null;
  return (
    <dl part="choices" className="choices">
      {options.map(([label, text]) => (
        <div key={`option ${label}`} dir="auto">
          <dt>{label}</dt> <dd>{text}</dd>{' '}
        </div>
      ))}
      {answers.map(({ label, text }, index) => (
        <div key={`answer ${index}`} className="answer">
          <dt>
            <bdi>{label}</bdi>
          </dt>{' '}
          <dd>
            <bdi>{text}</bdi>
          </dd>{' '}
        </div>
      ))}
    </dl>
  );
}

/** The unit price, with the price before the sale. */
function Price({ entry, currency }: { entry: CartEntry; currency: CurrencyCode }) {
  const { purchasePriceCents: now, regularPriceCents: was } = entry;
  if (was === null || was <= now) {
    return (
      <p part="price" className="price">
        <span className="visually-hidden">{productStrings('price')}</span>{' '}
        <MoneyText cents={now} currency={currency} />
      </p>
    );
  }
  return (
    <p part="price" className="price">
      <span className="visually-hidden">{productStrings('salePrice')}</span>{' '}
      <MoneyText className="sale" cents={now} currency={currency} />{' '}
      <s>
        <span className="visually-hidden">{productStrings('regularPrice')}</span>{' '}
        <MoneyText cents={was} currency={currency} />
      </s>
    </p>
  );
}
