import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Bindings of the Node adapter; absent when a test calls the app directly. */
export interface Environment {
  Bindings: Partial<HttpBindings>;
}

export type Call = Context<Environment>;
