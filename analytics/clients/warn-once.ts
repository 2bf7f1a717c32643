import type { Reporter } from '../../core/runtime/index.js';

/** Warns with each message once, because retries and events repeat it. */
export function warnOnce(reporter: Pick<Reporter, 'warn'>): (message: string) => void {
  const warned = new Set<string>();
  return (message) => {
    if (!warned.has(message)) reporter.warn(message, { where: 'tracking' });
    warned.add(message);
  };
}
