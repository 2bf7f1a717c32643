import type { FormSummary } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { formAddress } from '../../pages/views/parts/website-form.js';
import { countWords } from './count-words.js';
import { momentView } from './moment.js';
import { ownerView } from './page.js';

export interface FormsPage {
  readonly crumb: string;
  readonly forms: readonly FormSummary[];
  readonly notice: string | null;
}

export function formsView({ crumb, forms, notice }: FormsPage) {
  return {
    ...ownerView({ heading: 'Forms', crumb, notice }),
    create: { url: toAddress('/owner/forms/new') },
    forms: forms.map(({ id, name, isNewsletter, submissionCount, lastSubmittedAt }) => ({
      name: name || id,
      isNewsletter,
      edit: { url: toAddress(ownFormAddress(id)) },
      public: { url: toAddress(formAddress(id)) },
      submissions: {
        url: toAddress(`${ownFormAddress(id)}/submissions`),
        count: countWords(submissionCount, 'submission'),
      },
      last: lastSubmittedAt === null ? null : momentView(lastSubmittedAt),
    })),
  };
}

/** URL of the page to edit a form. */
export function ownFormAddress(formId: string): string {
  return `/owner/forms/${encodeURIComponent(formId)}`;
}
