export { createRecordingGate } from './recorder-permission.js';
export { isRecordable, readRecordingId } from './rules.js';
export type { RecordingGate, RecordingOptions, RecordingSettings } from './types.js';
