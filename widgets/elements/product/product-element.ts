import {
  getProducts,
  parseProduct,
  type Product,
  type ProductStore,
} from '../../../core/commerce/product/index.js';
import { nameElement } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type * as ProductSource from '../../parts/product-source/index.js';
import type { ProductLoadedDetail } from './definition.js';
import { productTag } from '../../hooks/index.js';
import { checkAttributes } from '../../mistakes/index.js';
import { watchScript } from './watch-script.js';

export interface ProductElement extends HTMLElement {
  /** The element's product; null until its data is loaded. */
  get product(): Product | null;
  /** Sets the `product` attribute: the id or handle of the product to fetch. */
  set product(reference: string | Product | null);
  productId: string;
  src: string;
}

let blockSheet: CSSStyleSheet | undefined;

/**
 * Themes center what stands in their column by its margins, which do nothing for an inline box. The element has no shadow
 * root whose sheet could say so; any rule of the page comes before this one.
 */
function showAsBlock(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  if (!blockSheet) {
    blockSheet = new CSSStyleSheet();
    blockSheet.replaceSync(`:where(${productTag}:not([hidden])){display:block}`);
  }
  const { adoptedStyleSheets } = root;
  if (!adoptedStyleSheets.includes(blockSheet)) adoptedStyleSheets.push(blockSheet);
}

/** Creates the class on demand, because `HTMLElement` does not exist on a server. */
export function createProductElement(): new () => ProductElement {
  return class extends HTMLElement implements ProductElement {
    static readonly observedAttributes = ['product', 'product-id', 'productid', 'src'];

    #productId = '';
    #connection: AbortController | null = null;
    #lastProblem: string | null = null;
    #lastWarning: string | null = null;
    /** Whether the element has no data of its own: its attributes alone say which product it is. */
    #isSeeking = false;

    get product(): Product | null {
      return getProducts().get(this.productId)?.getState().product ?? null;
    }

    set product(reference: string | Product | null) {
      if (typeof reference === 'string') this.setAttribute('product', reference);
      else if (reference === null) this.removeAttribute('product');
    }

    get productId(): string {
      return this.#productId;
    }

    set productId(id: string) {
      this.setAttribute('product-id', id);
    }

    get src(): string {
      return this.getAttribute('src') ?? '';
    }

    set src(src: string) {
      this.setAttribute('src', src);
    }

    connectedCallback(): void {
      if (this.#connection) return; // A move, not a removal.
      this.#adoptEarly('product');
      this.#adoptEarly('productId');
      this.#adoptEarly('src');
      checkAttributes(this);
      showAsBlock(this.getRootNode());
      this.#start();
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop();
      });
    }

    connectedMoveCallback(): void {
      // Its presence makes the browser call it instead of the other two.
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
      if (name === 'productid') {
        // As a server of React writes the property.
        if (value) this.productId = value;
      } else if (name !== 'product-id') {
        if (this.#connection) this.#restart();
      } else if (value !== null) {
        // Null is a page morph that removes the reflected attribute; the product stays the same.
        this.#productId = value;
        getRuntime().bus.emit('product.scope-changed', { element: this });
        if (this.#isSeeking) this.#seek();
      }
    }

    #start(): void {
      this.#connection = new AbortController();
      const { signal } = this.#connection;
      const { src } = this;
      if (src) {
        void this.#fetch(src, ({ fetchProductFrom }) => fetchProductFrom(src));
        return;
      }
      watchScript(this, {
        signal,
        onJson: (json) => this.#load(json, 'its <script type="application/json">'),
        onProblem: (problem) => this.#complain(`its <script type="application/json"> ${problem}`),
        onMissing: () => {
          this.#isSeeking = true;
          this.#seek();
        },
      });
    }

    /** Finds the product that an attribute names: on the page, else in the shop. */
    #seek(): void {
      const named = this.getAttribute('product');
      const reference = named || this.productId;
      if (!reference) {
        this.#complain('it has no <script type="application/json">, product, src or product-id');
        return;
      }
      const known = getProducts().get(reference);
      if (!known) {
        void this.#fetch(reference, ({ fetchProduct, fetchMissingProduct }) =>
          named ? fetchProduct(named) : fetchMissingProduct(reference),
        );
      }
      if (known && named && this.productId !== known.getState().product.id) {
        this.#show(known.getState().product);
      }
    }

    #stop(): void {
      this.#connection?.abort();
      this.#connection = null;
      this.#isSeeking = false;
    }

    #restart(): void {
      this.#stop();
      this.#start();
    }

    async #fetch(
      what: string,
      run: (source: typeof ProductSource) => Promise<ProductStore | null>,
    ): Promise<void> {
      const { signal } = this.#connection ?? {};
      try {
        const store = await run(await import('../../parts/product-source/index.js'));
        if (signal?.aborted) return;
        if (store) this.#show(store.getState().product);
        else {
          this.#complain(
            `${getRuntime().apiOrigin} sells no product with the id or handle "${what}"`,
          );
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!signal?.aborted) this.#complain(`${what} could not be fetched: ${reason}`, error);
      }
    }

    #load(json: unknown, source: string): void {
      const parsed = parseProduct(json, getRuntime().site);
      if ('problem' in parsed) {
        this.#complain(`${source} is not a product: ${parsed.problem}`);
        return;
      }
      const { product, warning } = parsed;
      getProducts().register(product);
      this.#show(product);
      if (warning) this.#warn(warning);
    }

    #show(product: Product): void {
      this.#lastProblem = null;
      this.productId = product.id;
      const detail: ProductLoadedDetail = { product };
      this.dispatchEvent(
        new CustomEvent('vitrine-product-loaded', { bubbles: true, composed: true, detail }),
      );
    }

    /** Reports a problem, the same one only once. The page's own content stays. */
    #complain(problem: string, cause?: unknown): void {
      if (problem === this.#lastProblem) return;
      this.#lastProblem = problem;
      const error = new Error(`${this.#describe()} shows no product: ${problem}`, { cause });
      getRuntime().reporter.report(error, { where: productTag });
    }

    /** Reports a problem of a product that is still shown, only once. */
    #warn(warning: string): void {
      if (warning === this.#lastWarning) return;
      this.#lastWarning = warning;
      const error = new Error(`${this.#describe()}: ${warning}`);
      getRuntime().reporter.report(error, { where: productTag });
    }

    #describe(): string {
      for (const name of ['product', 'product-id']) {
        const value = this.getAttribute(name);
        if (value) return `<${productTag} ${name}="${value}">`;
      }
      return nameElement(this);
    }

    /** Moves a property set before the upgrade, which hides the accessor, into the element. */
    #adoptEarly(name: 'product' | 'productId' | 'src'): void {
      if (!Object.hasOwn(this, name)) return;
      const value = this[name];
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  };
}
