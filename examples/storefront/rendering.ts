import type { Context } from 'hono';
import { readCurrency } from '../server/index.js';
import type { PageVariables } from './security-headers.js';
import type { PageName, Templates } from './templates.js';
import { readTheme } from './themes.js';
import { documentView } from './views/document.js';
import type { PageView } from './views/page.js';

export type PageCall = Context<PageVariables>;

export interface RenderOptions {
  readonly status?: 200 | 401 | 403 | 404 | 422 | 429 | 500;
  /** `no-store` also for what the browser shows again after Back. */
  readonly cache?: 'no-cache' | 'no-store';
}

/** Answers with a page of the shop. */
export type Render = (
  c: PageCall,
  name: PageName,
  view: PageView,
  options?: RenderOptions,
) => Response | Promise<Response>;

/** `preload`: chunks of the build that every page fetches early. */
export function createRender(templates: Templates, preload: readonly string[]): Render {
  return (c, name, view, { status = 200, cache = 'no-cache' } = {}) => {
    // A page carries a nonce and a crumb, so the browser alone may keep it.
    c.header('Cache-Control', `private, ${cache}`);
    const request = {
      nonce: c.get('nonce'),
      currency: readCurrency(c),
      theme: readTheme(c),
      preload,
    };
    return c.html(templates.render(name, documentView(request, view)), status);
  };
}
