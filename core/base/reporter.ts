/** Where a fault happened, and whatever helps to find it. */
export interface ReportContext {
  where: string;
  [detail: string]: unknown;
}

/** Takes the faults a shopper should not see. Analytics replaces it with one that also sends them. */
export interface Reporter {
  report(error: unknown, context?: ReportContext): void;
  warn(message: string, context?: ReportContext): void;
}

/** Writes to the console; one error object is written once, however many hands it passes through. */
export function createConsoleReporter(
  target: Pick<Console, 'error' | 'warn'> = globalThis.console,
): Reporter {
  const seen = new WeakSet<object>();

  function label(context: ReportContext | undefined): string {
    return context ? `[vitrine] ${context.where}:` : '[vitrine]';
  }

  return {
    report(error, context) {
      if (typeof error === 'object' && error !== null) {
        if (seen.has(error)) return;
        seen.add(error);
      }
      target.error(label(context), error, ...details(context));
    },
    warn(message, context) {
      target.warn(label(context), message, ...details(context));
    },
  };
}

function details(context: ReportContext | undefined): unknown[] {
  if (!context) return [];
  const { where: _where, ...rest } = context;
  return Object.keys(rest).length > 0 ? [rest] : [];
}
