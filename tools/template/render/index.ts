export { render } from './render.js';
