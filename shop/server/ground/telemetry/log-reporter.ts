import type { Reporter, ReportContext } from 'vitrine/core/runtime';
import { describeFault } from './describe-fault.js';
import type { Logger } from './logger.js';
import { currentRequest } from './request-scope.js';

/** Reports faults to the log, each error object once, with the id of the request they happened in. */
export function createLogReporter(logger: Pick<Logger, 'warn' | 'error'>): Reporter {
  const seen = new WeakSet<object>();
  const place = (context: ReportContext | undefined) => ({
    ...(currentRequest() && { id: currentRequest()?.id }),
    ...(context && { where: context.where }),
  });
  return {
    report(error, context) {
      if (typeof error === 'object' && error !== null) {
        if (seen.has(error)) return;
        seen.add(error);
      }
      logger.error({ ...place(context), fault: describeFault(error) }, 'fault');
    },
    // A warning is a sentence of this program.
    warn: (message, context) => logger.warn(place(context), message),
  };
}
