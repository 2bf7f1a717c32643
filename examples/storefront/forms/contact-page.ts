import type { Hono } from 'hono';
import type { PageVariables } from '../security-headers.js';
import { contactPage, contactView } from '../views/contact.js';
import { formAddress } from '../views/parts/website-form.js';
import { readWebsiteForm, type FormParts } from './read-website-form.js';

/** The forms that pages of the shop have a place for; an owner may change them, or take them away. */
export const contactFormId = 'contact';
export const newsletterFormId = 'newsletter';
export const commissionFormId = 'commission';

/** `/contact`: how to reach the shop. */
export function addContactPage(app: Hono<PageVariables>, { services, render }: FormParts): void {
  app.get('/contact', async (c) => {
    const read = (formId: string) => readWebsiteForm(services, c, { formId, page: contactPage });
    const commission = await services.forms.find(commissionFormId);
    const view = contactView({
      form: await read(contactFormId),
      newsletter: await read(newsletterFormId),
      commission: commission && formAddress(commission.id),
    });
    return render(c, 'contact', view);
  });
}
