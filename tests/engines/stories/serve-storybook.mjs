import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Errors and rejections of a story; what its play function expects to be logged is no complaint. */
const collector = `<script>self.storyComplaints = [];
addEventListener('error', (event) => { if (event.message && !event.message.includes('ResizeObserver')) storyComplaints.push(event.message); });
addEventListener('unhandledrejection', ({ reason }) => storyComplaints.push(String(reason)));</script>`;

/** Serves a built Storybook on a free port. */
export async function serveStorybook(folder) {
  const root = path.resolve(folder);
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://storybook');
    const file = path.join(root, decodeURIComponent(pathname));
    try {
      if (!file.startsWith(root)) throw new Error('outside');
      const body = await readFile(file);
      response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'text/plain' });
      const isFrame = pathname === '/iframe.html';
      response.end(isFrame ? String(body).replace('<head>', `<head>${collector}`) : body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    base: `http://localhost:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
