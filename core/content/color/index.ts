export { colorWeight } from './color-weight.js';
export { isDark } from './is-dark.js';
export { parseColor, type Rgb } from './parse-color.js';
export { formatWebsiteColor, type WebsiteColor } from './website-color.js';
