import type { WidgetDefinition } from './definition.js';
import type { WidgetHost } from './host-context.js';
import { baseStyles } from '../styles/index.js';
import { adoptStyles, getSheets } from './style-sheets.js';

/** The content of the shadow root: the page's own children, the component, or the error slot. */
export type View = 'placeholder' | 'widget' | 'error';

/** The container of an element's React tree, and which content is shown. */
export interface Placement {
  /** React's container: an element, because React never clears a ShadowRoot. */
  readonly container: HTMLElement;
  show(view: View): void;
}

const contentName = 'vitrine-content';

/** Places the container as the definition says; the shadow root adopts the base sheets and `styles`. */
export function createPlacement(
  definition: WidgetDefinition,
  { element, internals, serial }: WidgetHost,
  styles: readonly string[],
): Placement {
  const { rendering, delegatesFocus = false } = definition;
  // A declarative shadow root exists already; only internals can reach a closed one.
  const root =
    internals?.shadowRoot ??
    element.shadowRoot ??
    element.attachShadow({ mode: 'open', delegatesFocus });
  root.adoptedStyleSheets = getSheets([...baseStyles, ...styles]);
  if (rendering === 'light-container') return placeInLight(element, root, serial, styles);
  // The loader of the page, which may be there or not, fetches the elements that the component renders.
  self.vitrine?.observe?.(root);
  return placeInShadow(root);
}

function placeInShadow(root: ShadowRoot): Placement {
  const container = document.createElement('div');
  container.className = 'vitrine-root';
  return { container, show: createViews(root, container) };
}

/**
 * Uses a light-DOM child of the host as the container, because autofill, password managers and captchas miss fields in
 * shadow roots. If a page morph removes it, it is put back with its values.
 */
function placeInLight(
  host: HTMLElement,
  root: ShadowRoot,
  serial: string,
  styles: readonly string[],
): Placement {
  const container = document.createElement('div');
  container.className = container.slot = contentName;
  // The id prevents a morph from matching it with a <div> of the page.
  container.id = `${contentName}-${serial}`;
  const showView = createViews(root, createSlot(contentName));

  let focused: EventTarget | null = null;
  container.addEventListener('focusin', ({ target }) => (focused = target));
  // Chrome dispatches `focusout` just before a removal too, so the focused element is remembered for one frame.
  container.addEventListener('focusout', () =>
    requestAnimationFrame(() => {
      if (!container.matches(':focus-within')) focused = null;
    }),
  );
  const watch = new MutationObserver(() => {
    if (container.parentNode === host) return;
    host.append(container);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });

  function enter(): void {
    // Remove the containers that a cloned or cached page holds of an earlier rendering.
    for (const copy of host.querySelectorAll(`:scope > .${contentName}`)) copy.remove();
    adoptStyles(host.getRootNode(), styles);
    host.append(container);
    watch.observe(host, { childList: true });
  }

  function leave(): void {
    watch.disconnect();
    container.remove();
  }

  return {
    container,
    show(view) {
      if (view === 'placeholder') leave();
      else if (container.parentNode !== host) enter();
      showView(view);
    },
  };
}

function createViews(root: ShadowRoot, widget: Element): (view: View) => void {
  const error = createSlot('error');
  error.append(createSlot());
  // The content of a declarative shadow root is shown until the first commit.
  if (!root.hasChildNodes()) root.append(createSlot());
  const views: Record<View, readonly Node[]> = {
    placeholder: [...root.childNodes],
    widget: [widget],
    error: [error],
  };
  return (view) => {
    const nodes = views[view];
    if (root.firstChild !== nodes[0]) root.replaceChildren(...nodes);
  };
}

function createSlot(name = ''): HTMLSlotElement {
  const slot = document.createElement('slot');
  if (name) slot.name = name;
  return slot;
}
