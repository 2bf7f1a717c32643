// Loaded on pages with `data-backend`.
interface Connector {
  /** Configures the page with the clients of a shop system. */
  connect(settings: DOMStringMap): void;
}

const connectors: Readonly<Record<string, () => Promise<Connector>>> = {
  vendure: () => import('../../connectors/vendure/index.js'),
  shopify: () => import('../../connectors/shopify/index.js'),
  woocommerce: () => import('../../connectors/woocommerce/index.js'),
};

let connected: Promise<void> | undefined;

/**
 * Connects the page with the shop system that `data-backend` names, once; after a failure it tries again.
 * @throws Error for a name that there is not, so that no widget talks to a shop in the wrong language.
 */
export function start(settings: DOMStringMap): Promise<void> {
  return (connected ??= connect(settings).catch((error: unknown) => {
    connected = undefined;
    throw error;
  }));
}

async function connect(settings: DOMStringMap): Promise<void> {
  const name = settings['backend'] ?? '';
  const load = Object.hasOwn(connectors, name) && connectors[name];
  if (!load) {
    throw new Error(`data-backend="${name}" is none of ${Object.keys(connectors).join(', ')}.`);
  }
  (await load()).connect(settings);
}
