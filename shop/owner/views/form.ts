import { toAddress } from '../../pages/views/address.js';
import { formAddress } from '../../pages/views/parts/website-form.js';
import { ownFormAddress } from './forms.js';
import { ownerView, type ShownPage } from './page.js';

export interface FormEditorPage extends ShownPage {
  /** The stored form; null for a new one. */
  readonly stored: { readonly id: string; readonly name: string } | null;
  /** The JSON to edit. */
  readonly text: string;
  /** Errors by place in the JSON. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isSaved: boolean;
}

export function formEditorView(given: FormEditorPage) {
  const { crumb, stored, text, problem, errors, isSaved } = given;
  const path = stored === null ? '/owner/forms/new' : ownFormAddress(stored.id);
  const heading = stored === null ? 'New form' : stored.name || stored.id;
  const notice = isSaved ? 'Saved. Visitors see the new version now.' : null;
  return {
    ...ownerView({ heading, crumb, problem, notice }),
    address: { url: toAddress(path) },
    text,
    errors: Object.entries(errors).map(([place, sentence]) => ({ place, sentence })),
    isNew: stored === null,
    stored: stored && {
      public: { url: toAddress(formAddress(stored.id)) },
      submissions: { url: toAddress(`${path}/submissions`) },
      remove: { url: toAddress(`${path}/remove`) },
    },
  };
}
