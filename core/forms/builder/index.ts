export { blankField, emptyForm, type BuilderField, type BuilderForm } from './builder-form.js';
export { checkForm, type FormProblem } from './check-form.js';
export { checkFormJson, checkShape } from './check-form-json.js';
export {
  addField,
  changeField,
  changeForm,
  copyField,
  formOf,
  moveField,
  placeOf,
  removeField,
  restoreField,
  startDraft,
  type FieldChanges,
  type FormChanges,
  type FormDraft,
} from './draft.js';
export { createFieldId } from './field-id.js';
export {
  listAvailableFields,
  builderTypes,
  editableProperties,
  hasTitle,
  propertiesByType,
  type AvailableFields,
  type BuilderType,
  type EditableProperty,
} from './field-table.js';
export { fieldsetGroups, type FieldsetGroup } from './fieldset-groups.js';
export { fetchAvailableFields, narrowFields } from './form-schema-call.js';
export { readBuilderForm } from './read-builder-form.js';
export { starters, startForm, suggestTitle, type Starter } from './starters.js';
export { printForm, writeFormJson, type FieldJson, type FormJson } from './write-form-json.js';
