export { planFiles } from './plan-files.js';
export type { PackageFacts, PackageSources } from './project.js';
