import { readdirSync } from 'node:fs';
import { OpenAPIHono } from '@hono/zod-openapi';

const server = 'examples/server';

/** The OpenAPI document of the reference server, from the modules that declare its routes: no server starts. */
export async function readOpenApi(sources) {
  const modules = readdirSync(server, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|[/-])openapi\.ts$/.test(file))
    .sort();
  const app = new OpenAPIHono();
  for (const file of modules) {
    const routes = Object.values(await sources.load(`${server}/${file}`)).filter(isRoute);
    for (const route of routes) app.openAPIRegistry.registerPath(route);
  }
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Vitrine reference server', version: '1' },
  });
}

const isRoute = (value) => Boolean(value?.method && value.path && value.responses);
