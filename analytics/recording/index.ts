export { createRecordingGate } from './gate.js';
export { isRecordable, readRecordingId } from './rules.js';
export type { RecordingGate, RecordingOptions, RecordingSettings } from './types.js';
