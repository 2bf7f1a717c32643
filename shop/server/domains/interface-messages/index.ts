export { interfaceMessage, interfaceMessages } from './interface-messages.js';
