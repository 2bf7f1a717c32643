import { useEffect, useLayoutEffect, useRef } from 'react';
import { productSorts, type ProductSort } from '../../../core/commerce/product/index.js';
import { productListStrings } from '../../../core/i18n/strings/product-list.js';
import {
  useHost,
  useMethods,
  useSlotted,
  useStates,
  useWidgetId,
  type MethodsOf,
} from '../../element/index.js';
import { Failure } from '../../parts/failure/index.js';
import {
  cardTitleTag,
  EmptyCard,
  ListHeading,
  ProductCard,
} from '../../parts/product-card/index.js';
import type { productList, ProductListProps } from './definition.js';
import { focusPageCard, showPageCards } from './page-cards.js';
import { PageList } from './page-list.js';
import { findForm } from './show-list.js';
import { useProductList } from './use-product-list.js';

/** Cards whose pictures load at once. */
const firstCards = 4;

/** Products of the shop: those that the page has printed with a form to filter them, or fetched ones. */
export function ProductList(props: ProductListProps) {
  const host = useHost();
  // Renders again when it comes later; without it, a list would be fetched before.
  useSlotted();
  const form = host && findForm(host);
  return form ? <PageList form={form} {...props} /> : <FetchedList {...props} />;
}

function FetchedList(props: ProductListProps) {
  const { heading = '', headingLevel = 2, sortable = false } = props;
  const { state, sort, expected, firstNewId, chooseSort, showMore, reload } = useProductList(props);
  const { status, products, more, hasMore } = state;
  const host = useHost();
  const headingId = useWidgetId();
  const list = useRef<HTMLUListElement>(null);
  const template = useSlotted().find((child) => child instanceof HTMLTemplateElement) ?? null;
  const isEmpty = status === 'ready' && products.length === 0;
  useStates({ loading: status === 'loading', failed: status === 'failed', empty: isEmpty });
  useMethods<MethodsOf<typeof productList>>({ reload });

  useLayoutEffect(() => {
    if (host) showPageCards(host, template, products);
  }, [host, template, products]);
  useLayoutEffect(() => () => void (host && showPageCards(host, null, [])), [host]);

  useEffect(() => {
    if (firstNewId === null) return;
    if (host && template) focusPageCard(host, firstNewId);
    const index = products.findIndex(({ id }) => id === firstNewId);
    const card = list.current?.children[index];
    card?.querySelector<HTMLElement>('a[href]')?.focus();
    // Cards that come later take no focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [firstNewId]);

  const titleTag = cardTitleTag(headingLevel);
  const label = heading
    ? { 'aria-labelledby': headingId }
    : { 'aria-label': productListStrings('products') };
  const waiting = status === 'loading' ? Array.from({ length: expected }, (_, index) => index) : [];

  return (
    <>
      {heading || sortable ? (
        <div className="bar">
          {heading ? (
            <ListHeading id={headingId} level={headingLevel}>
              {heading}
            </ListHeading>
          ) : null}
          {sortable ? <SortChoice sort={sort} onSort={chooseSort} /> : null}
        </div>
      ) : null}

      {template ? (
        // A slot cannot be a child of a <ul>.
        <div
          part="list"
          className="list"
          role="list"
          {...label}
          aria-busy={status === 'loading'}
          hidden={status === 'failed' || isEmpty}
        >
          <slot name="card" />
          {waiting.map((key) => (
            <div key={key} className="waiting" aria-hidden="true" />
          ))}
        </div>
      ) : (
        <ul
          ref={list}
          part="list"
          className="list"
          role="list"
          {...label}
          aria-busy={status === 'loading'}
          hidden={status === 'failed' || isEmpty}
        >
          {products.map((product, index) => (
            <li key={product.id} part="card" className="card">
              <ProductCard product={product} titleTag={titleTag} isFirst={index < firstCards} />
            </li>
          ))}
          {waiting.map((key) => (
            <li key={key} className="card empty-card" aria-hidden="true">
              <EmptyCard />
            </li>
          ))}
        </ul>
      )}

      {status === 'failed' ? (
        <Failure
          text={productListStrings('failed')}
          retryLabel={productListStrings('retry')}
          onRetry={reload}
        />
      ) : null}
      {isEmpty ? (
        <p part="empty">
          <slot name="empty">{productListStrings('empty')}</slot>
        </p>
      ) : null}
      {status === 'failed' || isEmpty ? <slot /> : null}

      {more === 'failed' ? (
        <Failure
          text={productListStrings('moreFailed')}
          retryLabel={productListStrings('retry')}
          onRetry={showMore}
        />
      ) : null}
      {hasMore && more !== 'failed' ? (
        <p className="more">
          <button
            part="show-more"
            className="show-more"
            type="button"
            aria-disabled={more === 'loading'}
            onClick={showMore}
          >
            {productListStrings(more === 'loading' ? 'loading' : 'showMore')}
          </button>
        </p>
      ) : null}
    </>
  );
}

function SortChoice({ sort, onSort }: { sort: ProductSort; onSort(sort: ProductSort): void }) {
  function choose(value: string): void {
    const chosen = productSorts.find((candidate) => candidate === value);
    if (chosen) onSort(chosen);
  }
  return (
    <label className="sort">
      <span>{productListStrings('sortLabel')}</span>
      <select
        part="sort"
        className="vitrine-select"
        value={sort}
        onChange={({ target }) => choose(target.value)}
      >
        {productSorts.map((value) => (
          <option key={value} value={value}>
            {productListStrings(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
