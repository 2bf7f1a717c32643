export { readTelemetrySettings } from './read-settings.js';
export { createTelemetry, type Telemetry, type TelemetryOptions } from './telemetry.js';
