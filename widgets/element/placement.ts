import type { WidgetDefinition } from './definition.js';
import type { WidgetHost } from './host-context.js';
import { baseStyles } from '../styles/index.js';
import { adoptStyles, getSheets } from './style-sheets.js';

/** What the shadow root shows: the page's own children, the widget, or the error slot. */
export type View = 'placeholder' | 'widget' | 'error';

/** Where an element's React tree lives and how it comes into view. */
export interface Placement {
  /** React's container. One element, because React never clears a ShadowRoot. */
  readonly container: HTMLElement;
  show(view: View): void;
}

const contentName = 'vitrine-content';

/** Where the definition says; the shadow root adopts the base sheets and `styles`. */
export function createPlacement(
  definition: WidgetDefinition,
  { element, internals, serial }: WidgetHost,
  styles: readonly string[],
): Placement {
  const { rendering, delegatesFocus = false } = definition;
  // A declarative shadow root is there already; a closed one only internals can see.
  const root =
    internals?.shadowRoot ??
    element.shadowRoot ??
    element.attachShadow({ mode: 'open', delegatesFocus });
  root.adoptedStyleSheets = getSheets([...baseStyles, ...styles]);
  return rendering === 'light-container'
    ? placeInLight(element, root, serial, styles)
    : placeInShadow(root);
}

function placeInShadow(root: ShadowRoot): Placement {
  const container = document.createElement('div');
  container.className = 'vitrine-root';
  return { container, show: createViews(root, container) };
}

/**
 * One light-DOM child of the host, because autofill, password managers and captchas miss fields in
 * shadow roots. Removed by a page morph, it comes back with what was typed.
 */
function placeInLight(
  host: HTMLElement,
  root: ShadowRoot,
  serial: string,
  styles: readonly string[],
): Placement {
  const container = document.createElement('div');
  container.className = container.slot = contentName;
  // The id keeps a morph from taking a <div> of the page for this one.
  container.id = `${contentName}-${serial}`;
  const showView = createViews(root, createSlot(contentName));

  let focused: EventTarget | null = null;
  container.addEventListener('focusin', ({ target }) => (focused = target));
  // Chrome says `focusout` just before a removal too, so what had the focus is known a little longer.
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
    // What a cloned or cached page still holds of an earlier rendering.
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
  // The content of a declarative shadow root stays in view until the first commit.
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
