export { createRecorderPermission } from './recorder-permission.js';
export { isRecordable, readRecordingId } from './rules.js';
export type { RecorderPermission, RecordingOptions, RecordingSettings } from './types.js';
