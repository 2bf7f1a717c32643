/**
 * Milliseconds of processor time that this process has used. Unlike the time of day it does not grow faster when other
 * processes keep the machine busy.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
