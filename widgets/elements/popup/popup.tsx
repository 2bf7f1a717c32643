import type { PopupProps } from './definition.js';
import { popupStrings } from '../../../core/i18n/strings/popup.js';
import { Lightbox } from '../../parts/lightbox/index.js';
import { usePopup } from './use-popup.js';

/** The page's content in a modal dialog; see the definition. */
export function Popup(props: PopupProps) {
  const { isOpen, heading, opener, closed } = usePopup(props);
  if (!isOpen) return null;
  return (
    <Lightbox heading={heading} closeLabel={popupStrings('close')} opener={opener} onClose={closed}>
      <slot />
    </Lightbox>
  );
}
