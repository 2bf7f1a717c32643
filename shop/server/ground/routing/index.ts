export { readAdditionalFields } from './additional-fields.js';
export { readChangeHeaders } from './change-headers.js';
export { countCall, type RouteContext } from './context.js';
export {
  doublePressWindow,
  isFormPost,
  problemUrl,
  readText,
  requireOwnPage,
  seeOther,
  type FormFields,
} from './form-posts.js';
export {
  cartProblems,
  changeProblems,
  formContent,
  json,
  problem,
  response,
  seeOtherResponse,
  tooManyCalls,
} from './responses.js';
export { admitChange, keyedRequestOf, runChange, type KeyedChange } from './run-change.js';
export { additionalFields, changeHeaders, crumbHeaders, idSchema, idsSchema } from './schemas.js';
