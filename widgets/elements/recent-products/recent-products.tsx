import { recentProducts, type RecentProductsProps } from './definition.js';
import { useLayoutEffect, useRef } from 'react';
import { keptStrings } from '../../../core/i18n/strings/kept.js';
import { useStates, useWidgetId } from '../../element/index.js';
import { KeptCards } from '../../parts/kept-products/index.js';
import { cardTitleTag, ListHeading } from '../../parts/product-card/index.js';
import { useRecentProducts } from './use-recent-products.js';

/** The products viewed on this device; see the definition. */
export function RecentProducts(props: RecentProductsProps) {
  const { heading, headingLevel = recentProducts.props.headingLevel.fallback } = props;
  const { rows, isLoading, isCleared, clear, undo } = useRecentProducts(props);
  const id = useWidgetId();
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useStates({ loading: isLoading, empty: rows.length === 0 && !isCleared });
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    button.current?.focus();
  });
  const press = (run: () => void) => () => {
    isPressed.current = true;
    run();
  };

  if (isCleared) {
    return (
      <p part="cleared" className="section cleared">
        <span id={id}>{keptStrings('cleared')}</span>
        <button
          ref={button}
          part="undo"
          className="undo"
          type="button"
          aria-describedby={id}
          onClick={press(undo)}
        >
          {keptStrings('undo')}
        </button>
      </p>
    );
  }
  if (rows.length === 0) return null;
  return (
    <section part="section" className="section" aria-labelledby={id}>
      <div className="bar">
        <ListHeading id={id} level={headingLevel}>
          {heading || keptStrings('recent')}
        </ListHeading>
        <button
          ref={button}
          part="clear"
          className="clear"
          type="button"
          aria-label={keptStrings('clearRecent')}
          onClick={press(clear)}
        >
          {keptStrings('clear')}
        </button>
      </div>
      <KeptCards
        rows={rows}
        titleTag={cardTitleTag(headingLevel)}
        label={{ 'aria-labelledby': id }}
        isBusy={isLoading}
      />
    </section>
  );
}
