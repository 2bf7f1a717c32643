import { productStrings } from '../../core/i18n/index.js';
import { useStates, type PropsOf } from '../element/index.js';
import type { price } from './definition.js';
import { MoneyText } from './money-text.js';
import { usePrice, type ShownPrice } from './use-price.js';

export type PriceProps = PropsOf<typeof price>;

/** The price of a product or of its chosen variant. */
export function Price({ productId = '' }: PriceProps) {
  const shown = usePrice(productId);
  useStates({ sale: shown?.compareAt != null, range: shown?.isLowest === true });

  if (!shown) return <slot />;
  if (shown.isLowest) return <LowestPrice shown={shown} />;
  return shown.compareAt ? (
    <span className="prices">
      <span className="sale" part="price">
        <span className="visually-hidden">{`${productStrings('salePrice')} `}</span>
        <MoneyText money={shown.price} locale={shown.locale} />
      </span>
      <s part="compare-at">
        <span className="visually-hidden">{`${productStrings('regularPrice')} `}</span>
        <MoneyText money={shown.compareAt} locale={shown.locale} />
      </s>
    </span>
  ) : (
    <span part="price">
      <MoneyText money={shown.price} locale={shown.locale} />
    </span>
  );
}

/** The amount keeps its own element, so the words around it are cut apart at its place. */
function LowestPrice({ shown }: { shown: ShownPrice }) {
  const [before = '', after = ''] = productStrings('from', { price: '\n' }).split('\n');
  return (
    <span part="price">
      <span>{before}</span>
      <MoneyText money={shown.price} locale={shown.locale} />
      <span>{after}</span>
    </span>
  );
}
