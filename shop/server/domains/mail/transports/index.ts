export { createFileTransport } from './files.js';
export { addressOf, createSmtpTransport } from './smtp.js';
