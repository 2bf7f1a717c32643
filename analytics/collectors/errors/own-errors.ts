import { recordErrorsPath, type ErrorData } from '../routes/index.js';

/** Whether an error is about the reporter's own call, such as its 429: reporting that would loop. */
export function isOwnError(data: ErrorData): boolean {
  return Object.values(data).some(
    (value) => typeof value === 'string' && value.includes(recordErrorsPath),
  );
}
