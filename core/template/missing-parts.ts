import type { ParseExpression } from './expression/index.js';
import type { Trees } from './syntax/index.js';

/** Thrown by `template.ast` in an engine without the option `trees`. */
export class TreesMissingError extends Error {
  override readonly name = 'TreesMissingError';
  readonly code = 'TREES_MISSING';

  constructor() {
    super(needed('trees'));
  }
}

function refuse(): never {
  throw new TreesMissingError();
}

/** For engines whose entry point leaves serialized trees out. */
export const noTrees: Trees = { exportTree: refuse, importTree: refuse };

/** For engines whose entry point leaves expressions out: each is an error of the run. */
export const noExpressions: ParseExpression = () => ({
  problems: [needed('expressions')],
  run: () => ({ value: undefined, bindings: new Map(), problems: [] }),
});

function needed(part: string): string {
  return `Give createEngine the option ${part}, from vitrine/template/${part}.`;
}
