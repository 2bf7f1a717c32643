import type { RecordingSettings } from './types.js';

/** A browser with this many cores or fewer is not recorded (platform §9). */
const tooFewCores = 2;
/** The id that the server returns if the session is not recorded (platform §7). */
const mockId = 'automated-mock-id';

/** Full-session recording needs a toggle, a sampling flag and more than 2 cores (platform §9). */
export function isRecordable({ enabled, sampled }: RecordingSettings, cores: number): boolean {
  return enabled && sampled && cores > tooFewCores;
}

/** Reads the id from a response of `getId`; null if the session is not recorded. */
export function readRecordingId(body: unknown): string | null {
  return typeof body === 'string' && body !== '' && body !== mockId ? body : null;
}
