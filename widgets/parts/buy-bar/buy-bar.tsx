import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { variantName, type Selection } from '../../../core/commerce/product/index.js';
import { adoptStyles, useWidgetId } from '../../element/index.js';
import { PriceText, viewPrice } from '../price-text/index.js';
import styles from './buy-bar.css?inline';
import { keepRoom } from './keep-room.js';
import { useOutOfView } from './use-out-of-view.js';

export interface BuyBarProps {
  /** The button that the bar stands for. */
  readonly main: HTMLElement | null;
  readonly selection: Pick<Selection, 'product' | 'variant' | 'plan'>;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  /** The labels of the button, as in the main one. */
  readonly children: ReactNode;
  onPress(): void;
}

/** The product with a second button at the end of the window, while the main button is out of view. */
export function BuyBar(props: BuyBarProps) {
  return useOutOfView(props.main) ? <OpenBar {...props} /> : null;
}

function OpenBar({ main, selection, isDisabled, isBusy, children, onPress }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useWidgetId();
  const { product, variant, plan } = selection;
  const picture = variant?.image ?? product.images[0];
  const price = viewPrice(product, variant, plan);

  // At the end it still sees the bar: the focus is read before the bar is taken out.
  useLayoutEffect(() => {
    const element = button.current;
    const root = element?.getRootNode();
    if (!main || !bar.current || !(root instanceof ShadowRoot)) return undefined;
    adoptStyles(root, [styles]);
    // Nothing where the style hides it, in a short window.
    const release = keepRoom(bar.current.offsetHeight);
    return () => {
      release();
      // The bar goes because the main button is there again.
      if (root.activeElement === element) main.focus({ preventScroll: true });
    };
  }, [main]);

  return (
    <div ref={bar} part="bar" className="buy-bar" role="group" aria-labelledby={`${id}-title`}>
      {picture ? <img part="bar-picture" className="bar-picture" src={picture.url} alt="" /> : null}
      <div className="bar-words">
        <p part="bar-title" className="bar-title" id={`${id}-title`}>
          {product.title}
        </p>
        <p className="bar-facts">
          {variant ? <span className="bar-variant">{variantName(product, variant)}</span> : null}
          {price ? <PriceText shown={price} /> : null}
        </p>
      </div>
      <button
        ref={button}
        part="bar-button"
        className="button accent bar-button"
        id={`${id}-button`}
        type="button"
        aria-labelledby={`${id}-button ${id}-title`}
        aria-disabled={isDisabled}
        aria-busy={isBusy}
        onClick={onPress}
      >
        {children}
      </button>
    </div>
  );
}
