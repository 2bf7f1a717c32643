export { addContactPage, newsletterFormId } from './contact-page.js';
export { addFormPages } from './form-pages.js';
export { readWebsiteForm } from './read-website-form.js';
