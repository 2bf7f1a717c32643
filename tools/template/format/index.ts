export { format } from './format.js';
export { formatEdits, formatTemplate, type Edit } from './format-template.js';
