import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracer.js';

/** The known facts of the request under way; also in what it awaits. */
export interface RequestScope {
  readonly id: string;
  /** The span that statements belong to. */
  readonly span: Span;
  /** Statements that the database was asked to run, without begin and commit. */
  statements: number;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export const runInScope = <Result>(scope: RequestScope, run: () => Result): Result =>
  scopes.run(scope, run);

export const currentRequest = (): RequestScope | undefined => scopes.getStore();
