import type { FieldErrors } from 'vitrine/core/forms';
import { toAddress } from '../../../pages/views/address.js';
import type { Typed } from '../../../server/index.js';
import type { ShownPage } from '../page.js';

/** What the forms of terms have in common. */
export interface TermsForm extends ShownPage {
  readonly typed: Typed;
  readonly errors: FieldErrors;
  /** What the last action was, from the query. */
  readonly done: string | undefined;
}

/** What a list page shows of a call. */
export interface TermsPage extends ShownPage {
  readonly done: string | undefined;
}

/** The version that a form was made from: a refused one keeps its own. */
export function versionOf(typed: Typed, stored: { readonly version: number } | null): string {
  return typed['version'] ?? String(stored?.version ?? '');
}

/** A check box. */
export function checkView(name: string, label: string, typed: Typed) {
  return { name, label, isChecked: typed[name] !== undefined };
}

/** The button that moves a row before the one above it; null for the first row. */
export function moveView(path: string, above: { readonly id: string } | undefined) {
  return above === undefined ? null : { url: toAddress(path), before: above.id };
}
