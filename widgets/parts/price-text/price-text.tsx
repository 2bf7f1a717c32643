import { productStrings } from '../../../core/i18n/index.js';
import { MoneyText } from '../money-text/index.js';
import type { PriceView } from './price-view.js';

/** A price in the parts `price` and `compare-at`, with words for screen readers where there are two. */
export function PriceText({ shown }: { shown: PriceView }) {
  if (shown.isLowest) return <LowestPrice shown={shown} />;
  return shown.compareAt ? (
    <span className="prices">
      <span className="sale" part="price">
        <span className="visually-hidden">{`${productStrings('salePrice')} `}</span>
        <MoneyText {...shown.price} />
      </span>
      <s part="compare-at">
        <span className="visually-hidden">{`${productStrings('regularPrice')} `}</span>
        <MoneyText {...shown.compareAt} />
      </s>
    </span>
  ) : (
    <span part="price">
      <MoneyText {...shown.price} />
    </span>
  );
}

/** The amount keeps its own element, so the words around it are cut apart at its place. */
function LowestPrice({ shown }: { shown: PriceView }) {
  const [before = '', after = ''] = productStrings('from', { price: '\n' }).split('\n');
  return (
    <span part="price">
      <span>{before}</span>
      <MoneyText {...shown.price} />
      <span>{after}</span>
    </span>
  );
}
