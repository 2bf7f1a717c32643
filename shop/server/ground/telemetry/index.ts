export { readTelemetrySettings } from './read-settings.js';
export {
  createReporter,
  createTelemetry,
  type Telemetry,
  type TelemetryOptions,
} from './telemetry.js';
