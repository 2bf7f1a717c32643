export { checkMessage } from './check-message.js';
export { formatMessage, type MessageArguments } from './format-message.js';
