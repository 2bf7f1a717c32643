import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

export interface FolderOptions {
  /** Build output, served below /assets/. */
  readonly assetsDir: string;
  /** Static files of the shop, served from the root. */
  readonly publicDir: string;
  /** More of them, in place of those of the same name; none by default. */
  readonly ownPublicDir?: string | null;
}

/** Files with a hash in their name never change; others are revalidated. */
const cacheControl = (path: string) =>
  /^\/assets\/(chunks|again)\//.test(path)
    ? 'public, max-age=31536000, immutable'
    : /^\/(fonts|images)\//.test(path)
      ? 'public, max-age=86400'
      : 'public, no-cache';

const fileHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status < 400) setFileHeaders(c);
};

function setFileHeaders(c: Context): void {
  c.header('Cache-Control', cacheControl(c.req.path));
  c.header('X-Content-Type-Options', 'nosniff');
  // A picture that is opened by itself keeps its styles.
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  // Pages of other origins load the scripts and images.
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** A path of a file, in no hidden folder. */
const isFile = (path: string) => /\.\w+$/.test(path) && !path.includes('/.');

/** Of files of the same name, one of `furtherPublicDir` comes last. */
export function createStaticFiles(
  { assetsDir, publicDir, ownPublicDir }: FolderOptions,
  furtherPublicDir: string,
): Hono {
  const app = new Hono();
  const toAsset = (path: string) => path.replace(/^\/assets/, '');
  app.use(
    '/assets/*',
    fileHeaders,
    etag(),
    serveStatic({ root: assetsDir, rewriteRequestPath: toAsset }),
  );
  for (const root of [ownPublicDir ?? [], publicDir, furtherPublicDir].flat()) {
    const serve = serveStatic({ root });
    const addEtag = etag();
    app.use('*', async (c, next) => {
      if (!isFile(c.req.path)) return next();
      const found = await serve(c, next);
      // Without a file it is what comes next, which has answered already.
      if (!(found instanceof Response)) return;
      await addEtag(c, () => {
        c.res = found;
        return Promise.resolve();
      });
      setFileHeaders(c);
    });
  }
  // Browsers ask for it on pages that name no icon: the text files and answers of the API.
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  return app;
}
