/** Makes the page inert around a dialog, which a modal dialog does by itself. */
export interface PageHold {
  /** Everything but `dialog`, what is around it, and the layers. */
  around(dialog: Element, layers: readonly Element[]): void;
  release(): void;
}

const notShown = 'head, script, style, link, meta, template';

export function createPageHold(): PageHold {
  const held = new Set<Element>();

  function hold(wanted: ReadonlySet<Element>): void {
    for (const element of held) {
      if (wanted.has(element)) continue;
      element.removeAttribute('inert');
      held.delete(element);
    }
    for (const element of wanted) {
      // What the page has made inert itself stays so.
      if (element.hasAttribute('inert')) continue;
      element.setAttribute('inert', '');
      held.add(element);
    }
  }

  return {
    around(dialog, layers) {
      const beside = listPath(dialog).flatMap((element) => listSiblings(element));
      hold(new Set(beside.filter((one) => !layers.includes(one) && !one.matches(notShown))));
    },
    release: () => hold(new Set()),
  };
}

/** An element and what is around it as it is drawn: slots and the hosts of shadow roots too, but not the root. */
export function listPath(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | null = element; one && one !== document.documentElement;) {
    path.push(one);
    const { parentNode }: Element = one;
    one =
      one.assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : one.parentElement);
  }
  return path;
}

function listSiblings(element: Element): Element[] {
  return [...(element.parentNode?.children ?? [])].filter((other) => other !== element);
}
