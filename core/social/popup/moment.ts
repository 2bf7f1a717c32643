import { isPrerendering, isRecord } from '../../base/index.js';
import { findFocused, isScrollLocked } from '../../dom/index.js';
import { getRuntime } from '../../runtime/index.js';
import { isConsentAsked } from './consent.js';
import type { Moment } from './interruption.js';
import type { PopupMemory } from './memory.js';

/** Everything that can be typed into; a frame may hold a form. */
const typedInto =
  'input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit]), textarea, select, iframe';

/** Reads what the visitor is doing now. */
export function readMoment(memory: PopupMemory): Moment {
  return {
    canRemember: memory.isLasting(),
    isBusy: isScrollLocked() || document.querySelector('dialog[open]') !== null,
    isConsentAsked: isConsentAsked(),
    isTyping: isTyping(),
    isHidden: document.visibilityState === 'hidden' || isPrerendering(),
  };
}

/** Calls `run` at each sign that the moment has changed: typing goes on too, so that a pause can be waited for. */
export function onMoment(run: () => void, signal: AbortSignal): void {
  const options = { capture: true, signal };
  for (const type of ['focusin', 'focusout', 'keydown', 'visibilitychange', 'prerenderingchange']) {
    document.addEventListener(type, run, options);
  }
  const { bus } = getRuntime();
  bus.on('consent.asked', run, { signal });
  // The banner of a site without analytics, or of one whose analytics have not loaded.
  document.addEventListener(
    'vitrine-consent',
    (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const isUnknown = isRecord(detail) && detail['state'] === 'unknown';
      bus.emit('consent.asked', { isAsked: isUnknown });
    },
    { signal },
  );
}

function isTyping(): boolean {
  const focused = findFocused();
  const isEditable = focused instanceof HTMLElement && focused.isContentEditable;
  return isEditable || focused?.matches(typedInto) === true;
}
