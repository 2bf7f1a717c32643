import { randomUUID } from 'node:crypto';
import type { FormJson } from '../../server/index.js';
import { allowFormTarget, allowCaptcha } from '../page-policy.js';
import type { PageCall } from '../page-call.js';
import type { PageContext } from '../page-context.js';
import type { StorefrontServices } from '../services.js';
import {
  websiteFormView,
  type FormPage,
  type WebsiteForm,
  type WebsiteFormView,
} from '../views/parts/website-form.js';

export type FormContext = PageContext<'forms' | 'crumbs' | 'callers'>;

/** Reads a form of the site for a page that contains it; null if it does not exist or was removed. */
export async function readWebsiteForm(
  services: Pick<StorefrontServices, 'forms' | 'crumbs'>,
  c: PageCall,
  given: { formId: string; page: FormPage },
): Promise<WebsiteFormView | null> {
  const crumb = services.crumbs.issue(c);
  return readForm(services, c, { ...given, crumb, key: randomUUID() });
}

/** Reads a form for a page that caches keep. Its submission is known by its content, not by a key of the page. */
export function readSharedForm(
  services: Pick<StorefrontServices, 'forms'>,
  c: PageCall,
  given: { formId: string; page: FormPage },
): Promise<WebsiteFormView | null> {
  return readForm(services, c, { ...given, crumb: '', key: '' });
}

async function readForm(
  { forms }: Pick<StorefrontServices, 'forms'>,
  c: PageCall,
  { formId, ...given }: Omit<WebsiteForm, 'source'> & { readonly formId: string },
): Promise<WebsiteFormView | null> {
  const source = await forms.find(formId);
  return source && printWebsiteForm(c, { source, ...given });
}

/** Makes the view of a form, and extends the page's policy by what the form needs. */
export function printWebsiteForm(
  c: PageCall,
  given: WebsiteForm & { readonly source: FormJson },
): WebsiteFormView {
  const view = websiteFormView(given);
  allowFormTarget(c, view.redirect);
  allowCaptcha(c, view.provider);
  return view;
}
