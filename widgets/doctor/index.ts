// The doctor of a page: its problems, and their fixes. Loaded when a developer asks for it.
export type {
  Diagnosis,
  ElementDiagnosis,
  ElementState,
  Evidence,
  PageFinding,
  Reason,
  Report,
  ShopAnswer,
} from './diagnosis.js';
export { examinePage } from './examine/index.js';
export { openDoctor } from './open-doctor.js';
