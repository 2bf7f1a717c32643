// A Vendure shop with the example catalogue and, on another port, a page of another origin that sells from it:
//   npm ci --ignore-scripts && npm start
//   DATABASE_URL=postgresql://… npm start      keeps the shop in PostgreSQL
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Starts the shop on a port of 127.0.0.1, by default a free one. Resolves to its origin and a function that ends it.
 * Errors go to the console.
 */
export async function startVendure({ port, databaseUrl = process.env.DATABASE_URL } = {}) {
  process.env.VENDURE_DISABLE_TELEMETRY = 'true';
  const [{ bootstrap }, { createConfig }, { seed }] = await Promise.all([
    import('@vendure/core'),
    import('./config.mjs'),
    import('./seed.mjs'),
  ]);
  const chosen = port ?? (await findFreePort());
  const origin = `http://127.0.0.1:${chosen}`;
  const kept = process.env.PICTURES_DIR;
  const storage = kept ?? (await mkdtemp(path.join(tmpdir(), 'vitrine-vendure-')));
  const app = await bootstrap(
    createConfig({
      port: chosen,
      origin: () => process.env.PUBLIC_URL ?? origin,
      pictures: here('../marram/public/images'),
      storage,
      databaseUrl,
    }),
  );
  await seed(app);
  return {
    origin,
    app,
    async close() {
      await app.close();
      if (!kept) await rm(storage, { recursive: true, force: true });
    },
  };
}

async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { origin } = await startVendure({ port: Number(process.env.PORT ?? 3000) });
  console.log(`The Shop API: ${origin}/shop-api`);
  const { servePages } = await import('./page.mjs');
  const page = await servePages({
    shop: origin,
    assets: here('../../dist/cdn'),
    port: Number(process.env.PAGE_PORT ?? 3001),
  });
  console.log(`A page that sells from it: http://127.0.0.1:${page.address().port}/`);
}
