export { lightControls, pageControls, readLight, readLights, saysNew } from './light-controls.js';
export { useFormValue, type FormProblem, type FormValue } from './use-form-value.js';
export { useLightChange } from './use-light-change.js';
export { usePageControls } from './use-page-controls.js';
export { useRefusedPress } from './use-refused-press.js';
