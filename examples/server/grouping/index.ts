export { createGroups, type GroupOptions } from './create-groups.js';
