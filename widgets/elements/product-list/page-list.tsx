import { productListStrings } from '../../../core/i18n/strings/product-list.js';
import { Failure } from '../../parts/failure/index.js';
import { usePageList, type PageListProps } from './use-page-list.js';

/** The list that the page has printed, with its form. Both stay the page's. */
export function PageList(props: PageListProps) {
  const retry = usePageList(props);
  return (
    <>
      <slot />
      {retry ? (
        <div className="over-list">
          <Failure
            text={productListStrings('failed')}
            retryLabel={productListStrings('retry')}
            onRetry={retry}
          />
        </div>
      ) : null}
    </>
  );
}
