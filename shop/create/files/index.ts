export { planFiles, type ShopPlan } from './plan-files.js';
export type { PackageFacts } from './project.js';
