interface Connector {
  /** Configures the page with the clients of a shop system. */
  connect(settings: DOMStringMap): void;
}

const connectors: Readonly<Record<string, () => Promise<Connector>>> = {
  vendure: () => import('../../connectors/vendure/index.js'),
  shopify: () => import('../../connectors/shopify/index.js'),
  woocommerce: () => import('../../connectors/woocommerce/index.js'),
};

/**
 * Returns what to wait for before any widget runs: the connector that `data-backend` names. Undefined without one. It
 * rejects for a name that there is not, so that no widget talks to a shop in the wrong language.
 */
export function connectBackend(settings: DOMStringMap): (() => Promise<unknown>) | undefined {
  const { backend } = settings;
  let connected: Promise<unknown> | undefined;
  return backend
    ? () =>
        (connected ??= Promise.resolve()
          .then(() => {
            const load = Object.hasOwn(connectors, backend) && connectors[backend];
            if (load) return load();
            throw new Error(
              `data-backend="${backend}" is none of ${Object.keys(connectors).join(', ')}.`,
            );
          })
          .then((connector) => connector.connect(settings))
          .catch((error: unknown) => {
            connected = undefined;
            throw error;
          }))
    : undefined;
}
