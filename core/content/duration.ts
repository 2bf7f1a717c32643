/** Milliseconds as `m:ss`: minutes without an upper bound, whole seconds. An invalid duration is `0:00`. */
export function humanizeDuration(ms: number): string {
  const seconds = Number.isFinite(ms) ? Math.floor(Math.max(0, ms) / 1000) : 0;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
