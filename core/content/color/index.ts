export { colorWeight } from './color-weight.js';
export { formatWebsiteColor, type WebsiteColor } from './website-color.js';
