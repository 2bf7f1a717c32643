import { getRuntime } from '../runtime/index.js';
import { hideVisually } from './hidden-sheet.js';

type Urgency = 'polite' | 'assertive';

interface Announcer {
  announce(message: string, urgency: Urgency): void;
  enter(place: HTMLElement): () => void;
  dispose(): void;
}

const regionAttribute = 'data-vitrine-live';
/** Screen readers announce a change of a region they know already, so the text is set this many milliseconds later. */
const tick = 50;
const shownFor = 5000;

/**
 * Announces a message to screen readers: politely by default, at once if `assertive`. Messages of the same moment are
 * joined in order, each once. The text is removed after about five seconds (ux "Live regions").
 */
export function announce(
  message: string,
  { assertive = false }: { assertive?: boolean } = {},
): void {
  getAnnouncer().announce(message, assertive ? 'assertive' : 'polite');
}

/**
 * Announces messages inside `place`, an element of an open modal dialog, because the page's own regions are inert
 * meanwhile. The innermost dialog is used. Returns a function that ends this.
 */
export function announceIn(place: HTMLElement): () => void {
  return getAnnouncer().enter(place);
}

/**
 * Creates the page's two live regions before their first message: screen readers ignore the first text of a new region.
 */
export function ensureLiveRegions(): void {
  ensureRegion('polite');
  ensureRegion('assertive');
}

function getAnnouncer(): Announcer {
  return getRuntime().shared('live-regions', createAnnouncer);
}

function createAnnouncer(): Announcer {
  const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] };
  const places: HTMLElement[] = [];
  const timers = new Map<Urgency, () => void>();

  function later(urgency: Urgency, run: () => void, ms: number): void {
    timers.get(urgency)?.();
    timers.set(urgency, getRuntime().clock.setTimeout(run, ms));
  }

  function setText(urgency: Urgency, text: string): void {
    const region = ensureRegion(urgency, places.at(-1));
    if (region) region.textContent = text;
  }

  function speak(urgency: Urgency): void {
    setText(urgency, waiting[urgency].splice(0).join(' '));
    later(urgency, () => setText(urgency, ''), shownFor);
  }

  return {
    announce(message, urgency) {
      // Two elements may say the same of one press.
      if (!waiting[urgency].includes(message)) waiting[urgency].push(message);
      // Emptied first: the same message twice would not be a change.
      setText(urgency, '');
      later(urgency, () => speak(urgency), tick);
    },
    enter(place) {
      places.push(place);
      // Created before their first message.
      const regions = [ensureRegion('polite', place), ensureRegion('assertive', place)];
      return () => {
        const index = places.lastIndexOf(place);
        if (index >= 0) places.splice(index, 1);
        for (const region of regions) region?.remove();
      };
    },
    dispose() {
      for (const cancel of timers.values()) cancel();
      for (const region of document.querySelectorAll(`[${regionAttribute}]`)) region.remove();
    },
  };
}

/**
 * Finds the region in the page or in `place`, or creates it, also after a page swap has removed it; null before there
 * is a body.
 */
function ensureRegion(urgency: Urgency, place?: HTMLElement): HTMLElement | null {
  const root = place ?? document;
  const known = root.querySelector<HTMLElement>(`[${regionAttribute}="${urgency}"]`);
  const parent = place ?? document.body;
  if (known ?? !parent) return known;
  const region = document.createElement('div');
  region.setAttribute(regionAttribute, urgency);
  region.setAttribute('role', urgency === 'polite' ? 'status' : 'alert');
  region.setAttribute('aria-live', urgency);
  region.setAttribute('aria-atomic', 'true');
  parent.append(region);
  hideVisually(region);
  return region;
}
