import type { Context } from 'hono';
import { readCurrency, type Assignment } from '../server/index.js';
import { readCookiePolicy } from './cookie-policy.js';
import type { PageVariables } from './security-headers.js';
import type { PageName, Templates } from './templates.js';
import { readTheme } from './themes.js';
import { documentView } from './views/document.js';
import type { PageView } from './views/page.js';

export type PageCall = Context<PageVariables>;

interface RenderOptions {
  readonly status?: 200 | 401 | 403 | 404 | 422 | 429 | 500;
  /** `no-store` also prevents that Back shows an old copy. */
  readonly cache?: 'no-cache' | 'no-store';
}

/** Responds with a page of the shop. */
export type Render = (
  c: PageCall,
  name: PageName,
  view: PageView,
  options?: RenderOptions,
) => Response | Promise<Response>;

export interface RenderParts {
  readonly templates: Templates;
  /** Chunks of the build that every page preloads. */
  readonly preload: readonly string[];
  /** The visitor's variant of each experiment. */
  readonly assign: (c: PageCall) => Assignment;
  readonly isOwner: (c: PageCall) => boolean;
  readonly hasAnalytics: boolean;
}

export function createRender(parts: RenderParts): Render {
  const { templates, preload, assign, isOwner, hasAnalytics } = parts;
  return (c, name, view, { status = 200, cache = 'no-cache' } = {}) => {
    // Private, because a page contains a nonce and a crumb.
    c.header('Cache-Control', `private, ${cache}`);
    const request = {
      nonce: c.get('nonce'),
      currency: readCurrency(c),
      theme: readTheme(c),
      preload,
      assignment: assign(c),
      viewer: { cookies: readCookiePolicy(c), isOwner: isOwner(c) },
      hasAnalytics,
    };
    return c.html(templates.render(name, documentView(request, view)), status);
  };
}
