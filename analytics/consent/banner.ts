import type { Reporter } from '../../core/runtime/index.js';
import { consentChoices, type ConsentMachine } from './types.js';

/** The event that a site's banner dispatches on the document, with the detail `{ state, marketing? }`. */
const bannerEvent = 'vitrine-consent';

export interface BannerOptions {
  reporter: Pick<Reporter, 'warn'>;
  target?: EventTarget;
}

/** Applies the choices of `vitrine-consent` events, until the returned function is called. */
export function connectBanner(
  consent: Pick<ConsentMachine, 'set'>,
  { reporter, target = document }: BannerOptions,
): () => void {
  function onBannerEvent(event: Event): void {
    applyBannerChoice(consent, event instanceof CustomEvent ? event.detail : null, reporter);
  }
  target.addEventListener(bannerEvent, onBannerEvent);
  return () => target.removeEventListener(bannerEvent, onBannerEvent);
}

/** Applies the detail of a `vitrine-consent` event, also of one from before the engine had loaded. */
export function applyBannerChoice(
  consent: Pick<ConsentMachine, 'set'>,
  detail: unknown,
  reporter: Pick<Reporter, 'warn'>,
): void {
  const { state, marketing }: { state?: unknown; marketing?: unknown } =
    typeof detail === 'object' && detail !== null ? detail : {};
  const choice = consentChoices.find((known) => known === state);
  if (choice) consent.set(choice, { marketing: marketing !== false });
  else reporter.warn(sentence, { where: bannerEvent });
}

const sentence = `The detail of ${bannerEvent} needs a state: ${consentChoices.join(', ')}.`;
