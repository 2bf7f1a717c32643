import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { defaultRateLimits } from '../../shop/server/open-domains.js';
import { flavour } from './flavour.js';
import { ownerPassword } from './owner-password.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the real shop, without a slash at the end. */
    shop: string;
    /** Ports of 127.0.0.1 for a test's own site, which the shop lets call; one for each file that has one. */
    otherPorts: Record<(typeof otherSites)[number], number>;
  }
}

/** The specs that have a site of their own. The shop lists all but `refused`. */
const otherSites = [
  'readme',
  'storyPages',
  'serverQuickStarts',
  'thirdParty',
  'handOff',
  'products',
  'loading',
  'mistakes',
  'pageApi',
  'languages',
  'doctor',
  'manyWidgets',
  'addresses',
  'bytes',
  'contrast',
  'documentation',
  'elementExamples',
  'gallery',
  'galleryLightbox',
  'oneButton',
  'installed',
  'versions',
  'guides',
  'policies',
  'quickStarts',
  'refused',
] as const;
const startScript = 'dist/examples/start.js';
const opened = /http:\/\/localhost:\d+/;

/** Starts the built shop once for all browser specs: the real server on its real database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(startScript)) throw new Error(`${startScript} is missing: run npm run build.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-shop-'));
  // A copy, so that a build meanwhile does not take chunks away from a page under test.
  const assets = path.join(folder, 'cdn');
  cpSync(flavour.folder, assets, { recursive: true });
  const found = await Promise.all(otherSites.map(async (name) => [name, await findFreePort()]));
  const otherPorts = Object.fromEntries(found) as ProvidedContext['otherPorts'];

  const { DATABASE_URL: _unused, ...environment } = process.env;
  const server = spawn(process.execPath, [startScript], {
    env: {
      ...environment,
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      ASSETS_DIR: assets,
      OWNER_PASSWORD: ownerPassword,
      // All specs come from one address.
      RATE_LIMITS: JSON.stringify(
        Object.fromEntries(
          Object.keys(defaultRateLimits).map((kind) => [kind, { calls: 1_000_000, seconds: 60 }]),
        ),
      ),
      ALLOWED_ORIGINS: Object.entries(otherPorts)
        .filter(([name]) => name !== 'refused')
        .map(([, port]) => `http://127.0.0.1:${port}`)
        .join(','),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const [url] = opened.exec(chunk.toString()) ?? [];
      if (url) resolve(url);
    });
    server.once('exit', (status) =>
      reject(new Error(`The shop stopped at its start (${status}).`)),
    );
  });
  project.provide('shop', address);
  project.provide('otherPorts', otherPorts);
  return async () => {
    server.removeAllListeners('exit');
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
