import { formAround, formMember } from '../../core/base/index.js';
import { isInterfaceAction } from '../events/index.js';
import type { Binding } from './binding.js';

const button = 'vitrine-add-to-cart';
const marked = '[data-vitrine-track]';

/** Tracks presses of add-to-cart buttons and of controls with `data-vitrine-track="inventory.search"`. */
export const bindControls: Binding = ({ track, signal, reporter }) => {
  // In the capture phase: other listeners of the press may leave the page.
  document.addEventListener(
    'click',
    (event) => {
      const path = event.composedPath().filter((node) => node instanceof Element);
      const add = path.find((node) => node.matches(button));
      if (add) track('button-click', describeButton(add));
      const action = path.find((node) => node.matches(marked));
      if (!(action instanceof HTMLElement)) return;
      const { vitrineTrack: name = '', vitrineTrackLabel: label } = action.dataset;
      if (isInterfaceAction(name)) track(name, { label });
      else
        reporter.warn(`There is no interface action "${name}".`, { where: 'data-vitrine-track' });
    },
    { capture: true, signal },
  );
  bindVisibleButtons(track, signal);
  addEventListener(
    'vitrine-overlay',
    (event) => {
      const { overlayId, action } = Object((event as CustomEvent).detail) as Record<
        string,
        unknown
      >;
      if (typeof overlayId === 'string' && typeof action === 'string') {
        track('overlay', { overlayId, action });
      }
    },
    { signal },
  );
};

/** Tracks a button as rendered when it scrolls into view, once per product. */
function bindVisibleButtons(track: Parameters<Binding>[0]['track'], signal: AbortSignal): void {
  if (typeof IntersectionObserver === 'undefined') return;
  const seen = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const about = describeButton(target);
      const { productId = '' } = about;
      if (!seen.has(productId)) track('button-render', about);
      seen.add(productId);
    }
  });
  for (const element of document.querySelectorAll(button)) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

function describeButton(element: Element) {
  const form = formAround(element);
  const field = form && formMember(form, 'querySelector')<HTMLInputElement>('input[name="itemId"]');
  return {
    productId: element.getAttribute('product-id') ?? field?.value,
    label: element.textContent?.trim() || undefined,
  };
}
