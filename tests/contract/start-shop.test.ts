import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { marram } from '../../examples/marram/index.js';
import { startShop, type OpenShop } from '../../shop/start/index.js';
import { isWhole } from '../support/lane.js';

const said: string[] = [];
const options = {
  ...marram,
  paths: { ...marram.paths, assetsDir: tmpdir(), downloadsDir: null },
  print: (sentence: string) => void said.push(sentence),
};
const memory = { DATA_DIR: 'memory', PORT: '0', LOG_LEVEL: 'silent' };
let open: OpenShop | null = null;

afterAll(() => open?.stop());

describe('a shop that is started', () => {
  it('answers on the port that it took, under the password that it says', async () => {
    open = await startShop(options, memory);
    expect(open.port).toBeGreaterThan(0);
    expect(said.join('\n')).toContain(`http://localhost:${open.port}/`);
    expect(said.join('\n')).toContain(open.ownerPassword);
    const answer = await fetch(`http://localhost:${open.port}/shop`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Marram');
  });

  it.runIf(isWhole)('needs a port of its own', async () => {
    const port = String(open?.port);
    await expect(startShop(options, { ...memory, PORT: port })).rejects.toMatchObject({
      code: 'port-unavailable',
      message: expect.stringContaining(port),
    });
  });

  it('needs a database that answers', async () => {
    const environment = { PORT: '0', DATABASE_URL: 'postgres://localhost:1/shop' };
    await expect(startShop(options, environment)).rejects.toMatchObject({
      name: 'ShopError',
      code: 'database-unavailable',
    });
  });

  it('stops once, however often it is told to', async () => {
    const first = open?.stop();
    expect(open?.stop()).toBe(first);
    await first;
    await expect(fetch(`http://localhost:${open?.port}/`)).rejects.toThrow();
  });
});
