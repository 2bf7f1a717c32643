import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  createSite,
  SiteFault,
  type Site,
  type SiteError,
} from '../../../core/template/site/index.js';
import type { ServeOptions } from '../command-lines/index.js';
import type { Host } from '../host.js';
import { createChanges } from './changes.js';
import { findLess } from './less.js';
import { printWidgets } from './page-head.js';
import { createSiteServer } from './site-server.js';
import { findWidgetFiles } from './widget-files.js';

/** Serves a site until the process is told to end. Resolves to the exit status. */
export async function serve(options: ServeOptions, host: Host): Promise<0 | 1> {
  const { folder, data, shop, locale, isProduction } = options;
  const complain = (text: string) => host.err.write(`${text}\n`);
  const widgets = await findWidgetFiles();
  const less = findLess(folder);
  const site = createSite({
    folder,
    ...(data !== null && { data }),
    ...(less && { less }),
    ...(locale !== null && { locale }),
    watch: !isProduction,
    author: !isProduction,
    headers: widgets.isThere ? printWidgets : '',
  });
  const problem = await findProblem(site, isProduction);
  if (problem !== null) {
    site.close();
    complain(problem);
    return 1;
  }

  const changes = createChanges();
  const notes = createNotes(site, complain);
  site.onChange(() => {
    notes();
    changes.tell();
  });
  const server = createSiteServer({
    site,
    widgets,
    changes,
    shop,
    isAuthor: !isProduction,
    answered: notes,
    complain,
  });
  server.listen(options.port, options.host);
  const refused = await Promise.race([
    once(server, 'listening').then(() => null),
    once(server, 'error'),
  ]).catch((error: unknown) => [error]);
  if (refused) {
    site.close();
    complain(describeListen(refused[0], options.port));
    return 1;
  }
  const { port } = server.address() as AddressInfo;
  const name = options.host === '127.0.0.1' ? 'localhost' : options.host;
  host.out.write(
    `The site is at http://${name}:${port}${shop ? `, selling for ${shop.origin}` : ''}\n`,
  );
  if (!shop) host.out.write('No shop answers yet: add --shop URL to sell.\n');
  if (!widgets.isThere)
    complain('The widgets are not built (dist/cdn is missing), so that pages have none.');
  notes();
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  site.close();
  server.close();
  server.closeAllConnections();
  return 0;
}

/** The problem that keeps the site from starting: no files, unreadable data, in production any broken file. */
async function findProblem(site: Site, isProduction: boolean): Promise<string | null> {
  try {
    await site.reload();
  } catch (error) {
    if (error instanceof SiteFault) return error.message;
    throw error;
  }
  const broken = site.errors.filter(
    ({ isBroken, code }) =>
      isBroken && (isProduction || code === 'not-json' || code === 'wrong-data'),
  );
  return broken.length === 0 ? null : broken.map(describe).join('\n');
}

/** Tells each error and finding once, again after it was away. */
function createNotes(site: Site, complain: (text: string) => void): () => void {
  let told = new Set<string>();
  return () => {
    const now = [
      ...site.errors.map(describe),
      ...site.findings.map(
        ({ file, line, message }) =>
          `${file === null ? '' : `${file}${line > 0 ? `:${line}` : ''}: `}${message}`,
      ),
    ];
    for (const text of now) if (!told.has(text)) complain(text);
    told = new Set(now);
  };
}

function describe({ file, line, column, message, code, frame }: SiteError): string {
  const place = file === null ? '' : `${file}${line > 0 ? `:${line}:${column}` : ''}: `;
  return `${place}error: ${message} [${code}]${frame && `\n${frame}`}`;
}

function describeListen(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another: --port ${port + 1}, or 0 for any.`;
  return `The server cannot listen on port ${port}: ${message}`;
}
