/** The place of a fault, and further facts that help to find it. */
export interface ReportContext {
  where: string;
  [detail: string]: unknown;
}

/** Takes the faults a shopper should not see. Analytics replaces it with one that also sends them. */
export interface Reporter {
  report(error: unknown, context?: ReportContext): void;
  warn(message: string, context?: ReportContext): void;
  /** The first reports, for a reporter that replaces this one. */
  early?(): readonly EarlyReport[];
}

/** A report that was made before any reporter could send it. */
export interface EarlyReport {
  readonly error: unknown;
  readonly context: ReportContext | undefined;
  /** Milliseconds since the page began (`performance.now`). */
  readonly at: number;
}

/** As many as the reporter queues (storefront §9). */
const mostEarly = 10;

/**
 * Writes to the console; one error object is written once, however many hands it passes through. Keeps the first reports,
 * because the reporter that sends them loads later.
 */
export function createConsoleReporter(
  target: Pick<Console, 'error' | 'warn'> = globalThis.console,
): Reporter {
  const seen = new WeakSet<object>();
  const early: EarlyReport[] = [];

  function label(context: ReportContext | undefined): string {
    return context ? `[vitrine] ${context.where}:` : '[vitrine]';
  }

  return {
    report(error, context) {
      if (typeof error === 'object' && error !== null) {
        if (seen.has(error)) return;
        seen.add(error);
      }
      if (early.length < mostEarly) early.push({ error, context, at: performance.now() });
      target.error(label(context), error, ...details(context));
    },
    warn(message, context) {
      target.warn(label(context), message, ...details(context));
    },
    early: () => early,
  };
}

function details(context: ReportContext | undefined): unknown[] {
  if (!context) return [];
  const { where: _where, ...rest } = context;
  return Object.keys(rest).length > 0 ? [rest] : [];
}
