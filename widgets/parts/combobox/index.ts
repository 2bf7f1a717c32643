export { useFieldEvents, type FieldHandlers } from './use-field-events.js';
export { useFieldMarks, type FieldMarks } from './use-field-marks.js';
export { useListPlace } from './use-list-place.js';
export { useRoom } from './use-room.js';
