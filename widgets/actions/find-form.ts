import { VitrineError } from '../../core/net/index.js';

export const formTag = 'vitrine-form';

/**
 * Finds a form by its `form-id`, or by the id of its element or of one around or inside it.
 * @throws VitrineError `no-form`
 */
export function findForm(id: string): HTMLElementTagNameMap['vitrine-form'] {
  const found =
    document.getElementById(id)?.closest(formTag) ??
    document.querySelector(`${formTag}[form-id="${CSS.escape(id)}"]`) ??
    document.getElementById(id)?.querySelector(formTag);
  if (found) return found as HTMLElementTagNameMap['vitrine-form'];
  throw new VitrineError('no-form', `The page has no vitrine-form "${id}".`);
}
