export { deviceFonts } from './device-fonts.js';
export {
  deviceChoice,
  familyOf,
  fontFilePath,
  fontRoles,
  fontSheet,
  fontStack,
  uploadedChoice,
  type FontRole,
} from './font-choices.js';
export { fontLimits, type TypedFonts } from './fonts.js';
