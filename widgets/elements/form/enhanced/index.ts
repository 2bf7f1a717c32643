// Functions that enhance a form of the page, without React.
export { endBusyCopy, showBlocked, showBusy, submittingAttribute } from './busy.js';
export { readServerErrors, showFieldErrors } from './field-errors.js';
export { fillForm, readDefaults } from './fill-form.js';
export { controlsOf, ownAttribute } from './form-parts.js';
export { placeAfter, placeBefore, placeCaptcha } from './places.js';
