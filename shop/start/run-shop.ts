import { startShop, type OpenShop, type ShopOptions } from './start-shop.js';

/** Starts the shop as a process: signals stop it, and what prevents its start is a sentence instead of a stack. */
export const runShop = (options: ShopOptions): Promise<void> =>
  runStarted(() => startShop(options, process.env));

/** The same for a shop that is started in another way. */
export async function runStarted(start: () => Promise<OpenShop>): Promise<void> {
  const shop = await start().catch(quit);
  // A second signal changes nothing: a terminal and what started this process may both send one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void end(shop));
  }
}

async function end(shop: OpenShop): Promise<void> {
  await shop.stop().catch(quit);
  process.exit(0);
}

function quit(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
