import { dispatchBefore } from '../../core/dom/index.js';
import { CanceledError } from '../../core/runtime/index.js';

/** Asks the page's listeners, which may change the detail. @throws CanceledError when one prevents it. */
export function ask<Detail extends object>(verb: string, detail: Detail): Detail {
  if (!dispatchBefore(document, verb, detail)) throw new CanceledError();
  return detail;
}
