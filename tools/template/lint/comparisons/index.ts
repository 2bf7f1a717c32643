export { pipedArgument } from './piped-argument.js';
export { quotes } from './quotes.js';
