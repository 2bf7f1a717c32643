import type { ServerResponse } from 'node:http';

export const changesPath = '/vitrine/changes';

/** Reloads the page after a change of the site's files. */
export const reloadScript = `<script>new EventSource('${changesPath}').addEventListener('message', () => location.reload());</script>`;

/** The author's open pages, as streams of events. */
export interface Changes {
  readonly open: (response: ServerResponse) => void;
  readonly tell: () => void;
}

export function createChanges(): Changes {
  const pages = new Set<ServerResponse>();
  return {
    open(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(': open\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    tell() {
      for (const page of pages) page.write('data: changed\n\n');
    },
  };
}
