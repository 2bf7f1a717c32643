import { savedProducts, type SavedProductsProps } from './definition.js';
import { keptStrings } from '../../../core/i18n/strings/kept.js';
import { useStates, useWidgetId } from '../../element/index.js';
import { Failure } from '../../parts/failure/index.js';
import { KeptCards } from '../../parts/kept-products/index.js';
import { cardTitleTag, ListHeading } from '../../parts/product-card/index.js';
import { useSavedProducts } from './use-saved-products.js';

/** The products saved on this device; see the definition. */
export function SavedProducts(props: SavedProductsProps) {
  const { heading = '', headingLevel = savedProducts.props.headingLevel.fallback } = props;
  const { rows, gone, hasFailed, isLoading, isStored, ...actions } = useSavedProducts(props);
  const isEmpty = rows.length === 0 && gone === 0;
  const headingId = useWidgetId();
  useStates({ loading: isLoading, failed: hasFailed, empty: isEmpty });

  return (
    <>
      {heading ? (
        <div className="bar">
          <ListHeading id={headingId} level={headingLevel}>
            {heading}
          </ListHeading>
        </div>
      ) : null}
      {isStored ? null : <p part="note">{keptStrings('notStored')}</p>}
      {hasFailed ? (
        <Failure
          text={keptStrings('failed')}
          retryLabel={keptStrings('retry')}
          onRetry={actions.reload}
        />
      ) : null}
      {rows.length > 0 ? (
        <KeptCards
          rows={rows}
          titleTag={cardTitleTag(headingLevel)}
          label={
            heading
              ? { 'aria-labelledby': headingId }
              : { 'aria-label': keptStrings('savedProducts') }
          }
          isBusy={isLoading}
          onRemove={actions.remove}
          onUndo={actions.undo}
        />
      ) : null}
      {isEmpty ? (
        <div part="empty">
          <slot name="empty">
            <p>{keptStrings('empty')}</p>
          </slot>
        </div>
      ) : null}
      {gone > 0 ? (
        <p part="gone">
          {keptStrings('gone', { count: gone })}{' '}
          <button
            part="remove-gone"
            className="remove-gone"
            type="button"
            onClick={actions.removeGone}
          >
            {keptStrings('removeGone')}
          </button>
        </p>
      ) : null}
    </>
  );
}
