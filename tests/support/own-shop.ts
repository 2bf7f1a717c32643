import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { flavour } from './flavour.js';
import { ownerPassword } from './owner-password.js';

export interface OwnShop {
  /** Such as `http://localhost:8080`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the built shop in a process of its own, on the embedded database. */
export async function startOwnShop(
  settings: Readonly<Record<string, string>>,
  errors: 'ignore' | 'inherit' = 'inherit',
): Promise<OwnShop> {
  const { DATABASE_URL: _unused, ...environment } = process.env;
  const running = spawn(process.execPath, ['dist/examples/start.js'], {
    env: {
      ...environment,
      PORT: '0',
      DATA_DIR: 'memory',
      ASSETS_DIR: flavour.folder,
      OWNER_PASSWORD: ownerPassword,
      ...settings,
    },
    stdio: ['ignore', 'pipe', errors],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    running.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (found) resolve(found);
    });
    running.once('exit', () => reject(new Error(`The shop did not start:\n${printed}`)));
  });
  return {
    address,
    async stop() {
      running.removeAllListeners('exit');
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
}
