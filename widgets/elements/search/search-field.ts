import { formMember } from '../../../core/base/index.js';
import { useSlotted } from '../../element/index.js';

/** The field of the page's form; null while there is none. */
export function useSearchField(): HTMLInputElement | null {
  const form = useSlotted()
    .map((child) => (child.matches('form') ? child : child.querySelector('form')))
    .find((found) => found !== null);
  return (
    (form &&
      formMember(
        form as HTMLFormElement,
        'querySelector',
      )<HTMLInputElement>('input:is([type="search"], [type="text"], :not([type]))')) ??
    null
  );
}
