import { configure, getRuntime, type ReportContext } from '../../../core/runtime/index.js';
import type { Report } from '../diagnosis.js';

/** The page's messages while the doctor runs, for as long as the page lives. */
export interface Watch {
  readonly reports: readonly Report[];
  /** Refusals of the page's policy, as `directive: address`. */
  readonly violations: readonly string[];
  /** Calls `listener` after each new one. */
  onNews(listener: () => void): void;
}

/** Starts to keep reports, those that the reporter still has included. The reporter hears them as before. */
export function startWatch(): Watch {
  const { reporter } = getRuntime();
  const reports: Report[] = [];
  const violations: string[] = [];
  const listeners: Array<() => void> = [];
  const tell = () => listeners.forEach((listener) => listener());
  const keep = (fault: unknown, context: ReportContext | undefined) => {
    const says = fault instanceof Error ? fault.message : String(fault);
    const where = context?.where ?? 'page';
    if (reports.some((known) => known.says === says && known.where === where)) return;
    reports.push({ where, says });
    tell();
  };
  for (const { error, context } of reporter.early?.() ?? []) keep(error, context);
  configure({
    reporter: {
      report(error, context) {
        reporter.report(error, context);
        keep(error, context);
      },
      warn(message, context) {
        reporter.warn(message, context);
        keep(message, context);
      },
      early: () => reporter.early?.() ?? [],
    },
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const refusal = `${effectiveDirective}: ${blockedURI}`;
    if (violations.includes(refusal)) return;
    violations.push(refusal);
    tell();
  });
  return { reports, violations, onNews: (listener) => void listeners.push(listener) };
}
