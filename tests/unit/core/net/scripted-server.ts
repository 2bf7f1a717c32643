import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Step = (response: ServerResponse) => void;

/** A server that plays one step a request, in order; the last step goes on. */
export async function startScriptedServer(...steps: Step[]) {
  const requests: SeenRequest[] = [];

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body });
    const step = steps[Math.min(requests.length, steps.length) - 1];
    step?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Step {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

export const hangUp: Step = (response) => response.destroy();
export const stayAway: Step = () => undefined;
export const stallInBody: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":');
};
