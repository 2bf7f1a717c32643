import { describe, expect, it, vi } from 'vitest';
import { sourceEnvironments } from '../../../../analytics/delivery/index.js';
import { createRoutes } from '../../../../analytics/engine/routes.js';
import { parseSettings } from '../../../../analytics/page/settings.js';

const apiOrigin = 'https://api.example';

/** The addresses of the calls by route, in an environment. */
function addressesOf(sourceEnvironment: string, eventsOrigin: unknown) {
  const settings = parseSettings(JSON.stringify({ sourceEnvironment, eventsOrigin }), vi.fn());
  const reporter = { report: vi.fn(), warn: vi.fn() };
  const routes = createRoutes(settings, { apiOrigin, reporter });
  return Object.fromEntries(routes.map((route) => [route.name, new URL(route.url()).origin]));
}

// platform §7: "POST /api/v1/clanker/events on an events host … host depends on source environment (dev, qa, staging, prod)"
describe('the host of the pipeline', () => {
  const hosts = {
    dev: 'http://localhost:9000',
    qa: 'https://events.qa.example',
    staging: 'https://events.staging.example',
    prod: 'https://events.example',
  };

  it.each(sourceEnvironments)('in %s is the one of that environment', (environment) => {
    expect(addressesOf(environment, hosts)['pipeline']).toBe(hosts[environment]);
  });

  it.each(sourceEnvironments)('in %s is the only one, where there is one', (environment) => {
    expect(addressesOf(environment, 'https://one.example')['pipeline']).toBe('https://one.example');
  });

  it.each<[unknown, string]>([
    [undefined, 'nothing is said'],
    ['', 'it is empty'],
    [{ prod: hosts.prod }, 'there is none for the environment'],
    [{ qa: 'no address' }, 'it is no address'],
  ])('for %j is that of the API, because %s', (eventsOrigin) => {
    expect(addressesOf('qa', eventsOrigin)['pipeline']).toBe(apiOrigin);
  });

  it('is that of no other call', () => {
    const { pipeline, ...others } = addressesOf('prod', hosts);
    expect(pipeline).toBe(hosts.prod);
    expect(new Set(Object.values(others))).toEqual(new Set([apiOrigin]));
  });
});
