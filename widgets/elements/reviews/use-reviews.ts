import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import {
  getReviewsStore,
  type ReviewsChoice,
  type ReviewSort,
  type ReviewsState,
  type ShownReviews,
} from '../../../core/commerce/reviews/index.js';
import { announce } from '../../../core/dom/index.js';
import { reviewStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { describeMatching, describeShown } from './review-list.js';

type Describe = (shown: ShownReviews, locale: string) => string;

export interface ReviewsInUse {
  readonly state: ReviewsState;
  /** Of the reviews that "Show more" added last; it takes the focus. */
  readonly firstNewId: string | null;
  filter(rating: number | null): void;
  sort(sort: ReviewSort): void;
  retry(): void;
  showMore(): void;
}

/** The reviews of a product. `frame` keeps its height when the first of them take the place of what was there. */
export function useReviews(
  choice: ReviewsChoice,
  frame: RefObject<HTMLElement | null>,
): ReviewsInUse {
  const store = getReviewsStore(choice);
  const [firstNewId, setFirstNewId] = useState<string | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      let isFirst = store.getState().shown === null;
      return store.subscribe(() => {
        if (isFirst) keepHeight(frame.current);
        isFirst = store.getState().shown === null;
        listener();
      });
    },
    [store, frame],
  );
  const state = useSyncExternalStore(subscribe, store.getState, store.getState);
  useEffect(() => void store.load(), [store]);

  /** Announces the result, unless a newer request has started. */
  function tell(asked: Promise<ShownReviews | null>, describe: Describe): void {
    setFirstNewId(null);
    void asked.then((shown) => {
      if (shown) announce(describe(shown, getRuntime().site.locale));
      else if (store.getState().status === 'failed') {
        announce(reviewStrings('failed'), { assertive: true });
      }
    });
  }

  return {
    state,
    firstNewId,
    filter: (rating) => tell(store.ask({ rating }), describeMatching),
    sort: (sort) => tell(store.ask({ sort }), describeShown),
    retry: () => tell(store.retry(), describeMatching),
    showMore() {
      void store.showMore().then((id) => {
        if (id !== null) setFirstNewId(id);
        else if (store.getState().more === 'failed') {
          announce(reviewStrings('moreFailed'), { assertive: true });
        }
      });
    },
  };
}

/** Through the object model, which a policy without inline styles allows. */
function keepHeight(frame: HTMLElement | null): void {
  if (frame && frame.offsetHeight > 0) frame.style.minBlockSize = `${frame.offsetHeight}px`;
}
