// For React: components that wrap the elements, and the types of the elements in JSX.
export { createElementWrapper, type ElementWrapper, type WrapperProps } from './element-wrapper.js';
export type { JsxOf, ReactElements } from './jsx.js';
