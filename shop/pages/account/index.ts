export { addAccountPages } from './account-pages.js';
