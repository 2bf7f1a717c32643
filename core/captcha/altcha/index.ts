export { altchaAdapter } from './altcha-adapter.js';
