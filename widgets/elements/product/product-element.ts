import { getProducts, parseProduct, type Product } from '../../../core/commerce/product/index.js';
import { fetchJson, getRuntime } from '../../../core/runtime/index.js';
import type { ProductLoadedDetail } from './definition.js';
import { productTag } from '../../hooks/index.js';
import { watchScript } from './watch-script.js';

export interface ProductElement extends HTMLElement {
  /** The element's product; null until its data is loaded. */
  readonly product: Product | null;
  productId: string;
  src: string;
}

/** Creates the class on demand, because `HTMLElement` does not exist on a server. */
export function createProductElement(): new () => ProductElement {
  return class extends HTMLElement implements ProductElement {
    static readonly observedAttributes = ['product-id', 'src'];

    #productId = '';
    #connection: AbortController | null = null;
    #lastProblem: string | null = null;
    #lastWarning: string | null = null;

    get product(): Product | null {
      return getProducts().get(this.productId)?.getState().product ?? null;
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
      this.#adoptEarly('productId');
      this.#adoptEarly('src');
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
      if (name === 'src') {
        if (this.#connection) this.#restart();
      } else if (value !== null) {
        // Null is a page morph that removes the reflected attribute; the product stays the same.
        this.#productId = value;
        getRuntime().bus.emit('product.scope-changed', { element: this });
      }
    }

    #start(): void {
      this.#connection = new AbortController();
      const { signal } = this.#connection;
      if (this.src) {
        void this.#fetch(this.src, signal);
        return;
      }
      watchScript(this, {
        signal,
        onJson: (json) => this.#load(json, 'its <script type="application/json">'),
        onProblem: (problem) => this.#complain(`its <script type="application/json"> ${problem}`),
        onMissing: () => {
          // An id alone refers to a product that another element registers.
          if (!this.productId) {
            this.#complain('it has no <script type="application/json">, src or product-id');
          }
        },
      });
    }

    #stop(): void {
      this.#connection?.abort();
      this.#connection = null;
    }

    #restart(): void {
      this.#stop();
      this.#start();
    }

    async #fetch(src: string, signal: AbortSignal): Promise<void> {
      try {
        const json = await fetchJson(src, signal);
        if (!signal.aborted) this.#load(json, `the answer of ${src}`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) this.#complain(`${src} could not be fetched: ${reason}`, error);
      }
    }

    #load(json: unknown, source: string): void {
      const parsed = parseProduct(json);
      if ('problem' in parsed) {
        this.#complain(`${source} is not a product: ${parsed.problem}`);
        return;
      }
      const { product, warning } = parsed;
      this.#lastProblem = null;
      this.productId = product.id;
      if (warning) this.#warn(warning);
      getProducts().register(product);
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
      if (this.productId) return `<${productTag} product-id="${this.productId}">`;
      const all = [...this.ownerDocument.querySelectorAll(productTag)];
      return `<${productTag}> number ${all.indexOf(this) + 1} of ${location.pathname}`;
    }

    /** Moves a property set before the upgrade, which hides the accessor, into the element. */
    #adoptEarly(name: 'productId' | 'src'): void {
      if (!Object.hasOwn(this, name)) return;
      const value = this[name];
      Reflect.deleteProperty(this, name);
      this[name] = value;
    }
  };
}
