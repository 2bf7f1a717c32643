export { hashPassword, verifyPassword } from './password-hash.js';
