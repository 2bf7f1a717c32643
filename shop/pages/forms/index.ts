export { addContactPage, newsletterFormId } from './contact-page.js';
export { addFormPages, formBody } from './form-pages.js';
export { readSharedForm } from './read-website-form.js';
