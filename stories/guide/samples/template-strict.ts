import { createEngine, formatError, StrictModeError } from '../../../core/template/index.js';

const engine = createEngine({ mode: 'strict' });

/** What is wrong with a template, in words for its author; null when nothing is. */
export function review(source: string): string | null {
  try {
    engine.compile(source);
    return null;
  } catch (error) {
    if (error instanceof StrictModeError) return formatError(error.error, source);
    throw error;
  }
}
