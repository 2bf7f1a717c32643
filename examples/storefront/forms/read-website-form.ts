import { randomUUID } from 'node:crypto';
import type { FormJson } from '../../server/index.js';
import { allowFormTarget, allowCaptcha } from '../page-policy.js';
import type { PageCall, Render } from '../rendering.js';
import type { StorefrontServices } from '../services.js';
import {
  websiteFormView,
  type FormPage,
  type WebsiteForm,
  type WebsiteFormView,
} from '../views/parts/website-form.js';

export interface FormParts {
  readonly services: Pick<StorefrontServices, 'forms' | 'crumbs' | 'callers'>;
  readonly render: Render;
}

/** Reads a form of the site for a page that contains it; null if it does not exist or was removed. */
export async function readWebsiteForm(
  services: Pick<StorefrontServices, 'forms' | 'crumbs'>,
  c: PageCall,
  { formId, page }: { formId: string; page: FormPage },
): Promise<WebsiteFormView | null> {
  const source = await services.forms.find(formId);
  return source && printWebsiteForm(services, c, { source, key: randomUUID(), page });
}

/** Makes the view of a form, and extends the page's policy by what the form needs. */
export function printWebsiteForm(
  { crumbs }: Pick<StorefrontServices, 'crumbs'>,
  c: PageCall,
  given: Omit<WebsiteForm, 'crumb'> & { readonly source: FormJson },
): WebsiteFormView {
  const view = websiteFormView({ ...given, crumb: crumbs.issue(c) });
  allowFormTarget(c, view.redirect);
  allowCaptcha(c, view.provider);
  return view;
}
