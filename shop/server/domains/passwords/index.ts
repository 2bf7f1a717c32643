export { createPasswords, type Passwords } from './password-hash.js';
