import { isLightControl, renderNow, useHostEvent, type LightControl } from '../../element/index.js';
import { isWritten } from './light-controls.js';

/**
 * Calls `take` with a control of the page among the light children whenever its value changes: the page's own scripts
 * may drive it for as long as it is there. The component renders at once, so that a press in the same task sends it.
 */
export function useLightChange(take: (control: LightControl) => void): void {
  const listener = ({ target }: Event) => {
    if (isLightControl(target) && !isWritten()) renderNow(() => take(target));
  };
  useHostEvent('input', listener);
  useHostEvent('change', listener);
  // Captured too: `new Event('change')` does not bubble, and a listener of the page may stop one that does.
  useHostEvent('input', listener, true);
  useHostEvent('change', listener, true);
}
