export type { Code } from './code.js';
export { compileTree } from './compile.js';
export { Frame, type Macro } from './frame.js';
export { defaultLimits, readLimits, type Limits } from './limits.js';
export { Pending, withLoads, type Load } from './loads.js';
export { itemOf, withWebsite, type Named, type RenderContext } from './context.js';
export type { CompileOptions } from './compile-options.js';
export { Run, type FindPartial } from './run.js';
