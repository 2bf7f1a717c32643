import { getRuntime } from '../runtime/index.js';
import { findFocused } from './find-focused.js';
import { listPageChildren } from './page-children.js';

/**
 * Opens a dialog of the library as a modal one, for which the layers of others stay in reach: the challenge of a
 * captcha, a consent banner, the list of a password manager. What does that is fetched now, because nobody needs it
 * before.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const before = { children: new Set(listPageChildren()), focused: findFocused() };
  dialog.showModal();
  import('./other-layers/index.js').then(
    ({ letLayersThrough }) => letLayersThrough(dialog, before),
    (error: unknown) => getRuntime().reporter.report(error, { where: 'dialog' }),
  );
}
