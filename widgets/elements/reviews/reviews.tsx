import { useRef } from 'react';
import {
  visibleSources,
  type ReviewSort,
  type ReviewSource,
} from '../../../core/commerce/reviews/index.js';
import { reviewStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost, useStates, useWidgetId } from '../../element/index.js';
import { useProduct } from '../../hooks/index.js';
import { Failure } from '../../parts/failure/index.js';
import type { ReviewsProps } from './definition.js';
import { describeShown, ReviewList } from './review-list.js';
import { SortChoice } from './sort-choice.js';
import { Summary } from './summary.js';
import { WriteLink } from './write-link.js';
import { useReviews, type ReviewsInUse } from './use-reviews.js';

interface ProductReviewsProps {
  productId: string;
  sources: readonly ReviewSource[];
  sort: ReviewSort;
  limit: number;
  writeUrl: string;
}

/** The reviews of a product; see the definition. Makes no request where none may be shown (storefront §2). */
export function Reviews(props: ReviewsProps) {
  const { productId = '', sort = 'newest', pageSize = 5, writeUrl = '' } = props;
  const found = useProduct(productId);
  const { site } = getRuntime();
  const id = productId || found?.selection.product.id;
  // Until the product is known, the page itself tells whether there may be any.
  const sources = visibleSources(site, id ?? site.page?.id ?? '');
  useStates({ off: sources.length === 0 });

  if (sources.length === 0) return null;
  // The specification has no call for reviews: without one, those that the page printed stay.
  if (!id || site.apiLacks.includes('reviews')) return <slot />;
  const limit = Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= 50 ? pageSize : 5;
  const choice = { productId: id, sources, sort, limit };
  return <ProductReviews key={id} {...choice} writeUrl={writeUrl} />;
}

function ProductReviews({ writeUrl, ...choice }: ProductReviewsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const inUse = useReviews(choice, frame);
  const { status, shown } = inUse.state;
  useStates({
    loading: status === 'loading',
    failed: status === 'failed',
    empty: shown?.summary.count === 0,
  });

  /** The button is removed, so the focus moves to what replaces it. */
  function retry(): void {
    frame.current?.focus();
    inUse.retry();
  }

  return (
    <div ref={frame} className="frame" tabIndex={-1} aria-busy={status === 'loading'}>
      {shown ? (
        <ShownView inUse={{ ...inUse, retry }} shown={shown} writeUrl={writeUrl} />
      ) : (
        <FirstView isFailed={status === 'failed'} retry={retry} />
      )}
    </div>
  );
}

/** Before the first answer: the printed reviews, or the height that the reviews will need. */
function FirstView({ isFailed, retry }: { isFailed: boolean; retry(): void }) {
  const isPrinted = (useHost()?.childElementCount ?? 0) > 0;
  return (
    <div className={isFailed || isPrinted ? undefined : 'reserve'}>
      {isFailed && (
        <Failure
          text={reviewStrings('failed')}
          retryLabel={reviewStrings('tryAgain')}
          onRetry={retry}
        />
      )}
      <slot>{isFailed ? null : <p>{reviewStrings('loading')}</p>}</slot>
    </div>
  );
}

type Shown = NonNullable<ReviewsInUse['state']['shown']>;

interface ShownViewProps {
  inUse: ReviewsInUse;
  shown: Shown;
  writeUrl: string;
}

function ShownView({ inUse, shown, writeUrl }: ShownViewProps) {
  const { state, firstNewId } = inUse;
  const { locale } = getRuntime().site;
  const id = useWidgetId();
  return (
    <section className="reviews" aria-labelledby={id}>
      <h2 part="heading" className="heading" id={id}>
        {reviewStrings('reviews')}
      </h2>
      {shown.summary.count === 0 ? (
        <div part="empty" className="overall">
          <p>{reviewStrings('empty')}</p>
          <WriteLink url={writeUrl} label={reviewStrings('writeFirst')} />
        </div>
      ) : (
        <>
          <Summary
            summary={shown.summary}
            rating={state.query.rating}
            locale={locale}
            onFilter={inUse.filter}
            writeUrl={writeUrl}
          />
          <div className="column">
            <div className="order">
              <p part="showing" className="showing">
                {describeShown(shown, locale)}
              </p>
              <SortChoice sort={state.query.sort} onSort={inUse.sort} />
            </div>
            {state.status === 'failed' && (
              <Failure
                text={reviewStrings('failed')}
                retryLabel={reviewStrings('tryAgain')}
                onRetry={inUse.retry}
              />
            )}
            <ReviewList
              shown={shown}
              locale={locale}
              firstNewId={firstNewId}
              isBusy={state.status === 'loading'}
            />
            <More inUse={inUse} hasMore={shown.hasMore} />
          </div>
        </>
      )}
    </section>
  );
}

/** One button for both, so that it keeps the focus when more could not be loaded. */
function More({ inUse, hasMore }: { inUse: ReviewsInUse; hasMore: boolean }) {
  const { more } = inUse.state;
  if (!hasMore) return null;
  const isFailed = more === 'failed';
  const isBusy = more === 'loading';
  return (
    <div className="more-reviews">
      {isFailed && (
        <p part="failure" className="failure">
          {reviewStrings('moreFailed')}
        </p>
      )}
      <button
        part={isFailed ? 'show-more retry' : 'show-more'}
        className="more"
        type="button"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={inUse.showMore}
      >
        {reviewStrings(isFailed ? 'tryAgain' : 'showMore')}
      </button>
    </div>
  );
}
