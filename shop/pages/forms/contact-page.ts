import type { Hono } from 'hono';
import type { PageVariables } from '../page-call.js';
import { contactPage, contactView } from '../views/contact.js';
import { formAddress } from '../views/parts/website-form.js';
import { readWebsiteForm, type FormContext } from './read-website-form.js';

/** The forms that pages of the shop contain. An owner can change or remove them. */
const contactFormId = 'contact';
export const newsletterFormId = 'newsletter';
const commissionFormId = 'commission';

/** `/contact`: the contact form and the shop's address. */
export function addContactPage(app: Hono<PageVariables>, { services, render }: FormContext): void {
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
