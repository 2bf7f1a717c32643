import type { Reporter } from '../../core/runtime/index.js';

/** Warns of each thing once: a queue tries again and again, a page says the same with each event. */
export function warnOnce(reporter: Pick<Reporter, 'warn'>): (message: string) => void {
  const told = new Set<string>();
  return (message) => {
    if (!told.has(message)) reporter.warn(message, { where: 'tracking' });
    told.add(message);
  };
}
