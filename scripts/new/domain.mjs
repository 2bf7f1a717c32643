import { camelCase, checkName } from './names.mjs';
import { pascalCase } from '../generate.mjs';

const list = 'shop/server/domains/index.ts';

export const domain = {
  usage: 'domain NAME',
  /** The files whose current texts `createFiles` needs. */
  sources: [list],

  /**
   * Creates a domain of the shop with a table, a service, a call and their test, and its line in the list.
   * @returns {Record<string, string>} the new texts by file
   * @throws UsageError
   */
  createFiles(name, texts) {
    checkName(name, ['index', 'domain', 'routes', 'tables']);
    const constant = camelCase(name);
    const line = `export { ${constant} } from './${name}/domain.js';\n`;
    const later = texts[list].match(/^export \{ \w+ \} .*$/gm).find((known) => known > line);
    const place = later ? texts[list].indexOf(later) : texts[list].length;
    const folder = `shop/server/domains/${name}`;
    const words = { name, constant, type: pascalCase(name), table: name.replaceAll('-', '_') };
    return {
      [`${folder}/domain.ts`]: object(words),
      [`${folder}/index.ts`]: `export type { ${words.type} } from './${name}.js';\n`,
      [`${folder}/${name}.ts`]: service(words),
      [`${folder}/routes.ts`]: routes(words),
      [`${folder}/tables.ts`]: tables(words),
      [`tests/contract/${name}.test.ts`]: test(words),
      [list]: texts[list].slice(0, place) + line + texts[list].slice(place),
    };
  },

  nextSteps: (name) => [
    `Write its table in shop/server/domains/${name}/tables.ts, its rules in ${name}.ts and its calls in routes.ts.`,
    'Describe the calls in docs/server/CONTRACT.md, and write openapi.json: npx vitest run --project contract tests/contract/shop-calls.test.ts -u',
    `Check: npx vitest run --project contract tests/contract/${name}.test.ts`,
  ],
};

const object = ({ name, constant, type }) => `
import { defineDomain, type Ground } from '../../ground/domain.js';
import { create${type} } from './${name}.js';
import { add${type}Routes } from './routes.js';
import { ${constant}Tables } from './tables.js';

export const ${constant} = defineDomain({
  name: '${name}',
  tables: [{ name: '${name}', statements: ${constant}Tables }],
  open: (ground: Ground) => ({ ${constant}: create${type}(ground) }),
  routes: add${type}Routes,
});
`;

const service = ({ type, table }) => `
import type { Ground } from '../../ground/domain.js';

export interface ${type} {
  /** How many there are. */
  count(): Promise<number>;
}

export function create${type}({ database }: Pick<Ground, 'database'>): ${type} {
  return {
    async count() {
      const { rows } = await database.query<{ count: number }>(
        'select count(*)::int as count from ${table}',
      );
      return rows[0]?.count ?? 0;
    },
  };
}
`;

const routes = ({ name, constant, type }) => `
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '../../ground/http/index.js';
import {
  countCall,
  response,
  tooManyCalls,
  type RouteContext,
} from '../../ground/routing/index.js';
import type { ${type} } from './${name}.js';

const countRoute = createRoute({
  tags: ['${type}'],
  summary: 'How many there are.',
  method: 'get',
  path: '/api/${name}',
  responses: { 200: response(z.object({ count: z.int() }), 'The count.'), 429: tooManyCalls },
});

export interface ${type}RouteContext extends RouteContext {
  readonly ${constant}: ${type};
}

export function add${type}Routes(
  app: OpenAPIHono<Environment>,
  context: ${type}RouteContext,
): void {
  app.openapi(countRoute, async (c) => {
    await countCall(context, c, 'reads', context.visitors.identify(c));
    return c.json({ count: await context.${constant}.count() }, 200);
  });
}
`;

const tables = ({ constant, table }) => `
export const ${constant}Tables: readonly string[] = [
  \`create table ${table} (id text primary key)\`,
];
`;

const test = ({ name }) => `
import { expect, it } from 'vitest';
import { describeShop } from './open-shop.js';

describeShop('${name}', (shop) => {
  it('are counted', async () => {
    const visitor = await (await shop.open()).visit();
    const answer = await visitor.send('/api/${name}');
    expect([answer.status, await answer.json()]).toEqual([200, { count: 0 }]);
  });
});
`;
