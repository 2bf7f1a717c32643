import type { ErrorData } from './types.js';

export const recordErrorsPath = '/api/events/RecordJavascriptErrors';

/** Whether something speaks of the reporter's own call, such as its own 429: reporting that would never end. */
export function isOwnError(data: ErrorData): boolean {
  return Object.values(data).some(
    (value) => typeof value === 'string' && value.includes(recordErrorsPath),
  );
}
