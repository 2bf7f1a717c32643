import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getCartStore } from '../../../core/commerce/cart/index.js';
import {
  getProductClient,
  getProducts,
  type Product,
  startQuantity,
} from '../../../core/commerce/product/index.js';
import { complementStrings as strings } from '../../../core/i18n/strings/complements.js';
import { createIdempotencyKey } from '../../../core/net/index.js';
import { adoptStyles, useWidgetId } from '../../element/index.js';
import { followInEditor } from '../../hooks/index.js';
import type { Speak } from '../cart-contents/index.js';
import { PriceText, viewPrice } from '../price-text/index.js';
import { chooseComplements, variantToAdd } from './choose-complements.js';
import styles from './complements.css?inline';

export interface ComplementsProps {
  /** The added item. */
  readonly itemId: string;
  /** Announces what came of a press. */
  readonly speak: Speak;
}

/** Products that go with the one that was added. Nothing while there are none, and where they cannot be read. */
export function Complements({ itemId, speak }: ComplementsProps) {
  const section = useRef<HTMLElement>(null);
  const products = useProducts(itemId);
  const id = useWidgetId();
  const isShown = products.length > 0;
  useLayoutEffect(() => {
    if (section.current) adoptStyles(section.current.getRootNode(), [styles]);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section ref={section} part="complements" className="complements" aria-labelledby={id}>
      <h3 part="complements-heading" className="complements-heading" id={id}>
        {strings('heading')}
      </h3>
      <ul className="complements-list" role="list">
        {products.map((product) => (
          <li key={product.id} part="complement" className="complement">
            <Complement product={product} speak={speak} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Read once for an add, so that nothing moves while the shopper looks at it. */
function useProducts(itemId: string): readonly Product[] {
  const [products, setProducts] = useState<readonly Product[]>([]);
  useEffect(() => {
    const call = new AbortController();
    readComplements(itemId, call.signal).then(
      (found) => {
        if (!call.signal.aborted) setProducts(found);
      },
      // Nobody asked for them, so nobody misses them.
      () => undefined,
    );
    return () => call.abort();
  }, [itemId]);
  return products;
}

async function readComplements(itemId: string, signal: AbortSignal): Promise<readonly Product[]> {
  const client = getProductClient();
  const known = getProducts().get(itemId)?.getState().product;
  const ids = (known ?? (await client.read(itemId, signal)))?.complements ?? [];
  if (ids.length === 0) return [];
  const { products } = await client.list({ ids, limit: ids.length }, signal);
  const cart = getCartStore();
  return chooseComplements(ids, products, (id) => cart.quantityOf(id, null) > 0);
}

type Progress = 'idle' | 'adding' | 'added';

function Complement({ product, speak }: { product: Product; speak: ComplementsProps['speak'] }) {
  const [progress, setProgress] = useState<Progress>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const { id, title, url, images } = product;
  const [image] = images;
  const price = viewPrice(product, null);
  const variant = variantToAdd(product);

  async function add(sku: string): Promise<void> {
    if (progress !== 'idle') return;
    setProgress('adding');
    setProblem(null);
    const quantity = startQuantity(variant?.quantityRule);
    const intent = { itemId: id, sku, quantity, additionalFields: null };
    try {
      await getCartStore().add({ ...intent, key: createIdempotencyKey() });
      setProgress('added');
      speak(strings('addedTitle', { title }));
    } catch (error) {
      setProgress('idle');
      const message = error instanceof Error ? error.message : String(error);
      setProblem(message);
      speak(message, { assertive: true });
    }
  }

  return (
    <>
      {image && <img className="complement-picture" alt="" loading="lazy" src={image.url} />}
      <div className="complement-words">
        <span className="complement-title">{title}</span>
        {price && <PriceText shown={price} />}
      </div>
      {variant ? (
        <button
          part="complement-add"
          className="complement-button"
          type="button"
          aria-label={progress === 'idle' ? strings('addTitle', { title }) : undefined}
          aria-disabled={progress !== 'idle' || undefined}
          aria-busy={progress === 'adding' || undefined}
          onClick={() => void add(variant.sku)}
        >
          {strings(progress === 'idle' ? 'add' : progress)}
        </button>
      ) : (
        <a
          part="complement-choose"
          className="complement-button"
          href={url ?? undefined}
          aria-label={strings('chooseTitle', { title })}
          onClick={followInEditor}
        >
          {strings('choose')}
        </a>
      )}
      {problem && <p className="complement-problem">{problem}</p>}
    </>
  );
}
