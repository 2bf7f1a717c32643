import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the Node adapter hands to each request; nothing when a test calls the app directly. */
export interface Environment {
  Bindings: Partial<HttpBindings>;
}

export type Call = Context<Environment>;
