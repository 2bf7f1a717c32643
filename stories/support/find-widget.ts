import { userEvent, waitFor, within } from 'storybook/test';

/** A mounted widget of a story. */
export interface MountedWidget {
  host: HTMLElement;
  /** The element of a part. Throws when the widget shows none now. */
  part<Part extends HTMLElement = HTMLElement>(name: string): Part;
  has(part: string): boolean;
  /** The first element of its shadow root that the selector finds. Throws when there is none. */
  find<Found extends HTMLElement = HTMLElement>(selector: string): Found;
}

/** Waits until the story's first `tag` has mounted. */
export async function findWidget(canvas: HTMLElement, tag: string): Promise<MountedWidget> {
  const host = await waitFor(() => {
    const element = canvas.querySelector<HTMLElement>(`${tag}:state(ready)`);
    if (!element) throw new Error(`<${tag}> has not mounted yet.`);
    return element;
  });
  const root = host.shadowRoot;

  function find<Found extends HTMLElement>(selector: string): Found {
    const element = root?.querySelector<Found>(selector);
    if (!element) throw new Error(`<${tag}> shows no ${selector}.`);
    return element;
  }

  return {
    host,
    find,
    part: (name) => find(`[part="${name}"]`),
    has: (name) => root?.querySelector(`[part="${name}"]`) != null,
  };
}

/** Waits until the story's first `tag` has mounted, and finds in what it shows in the page itself. */
export async function findLightWidget(canvas: HTMLElement, tag: string) {
  const { host } = await findWidget(canvas, tag);
  return { host, block: within(host.querySelector<HTMLElement>('.vitrine-content') ?? host) };
}

/** Replaces what a field says by what a shopper types. */
export async function typeOver(field: HTMLInputElement, text: string): Promise<void> {
  await userEvent.type(field, text, {
    initialSelectionStart: 0,
    initialSelectionEnd: field.value.length,
  });
}

/** What the page's live region says to a screen reader. */
export function spoken(urgency: 'polite' | 'assertive' = 'polite'): string | null | undefined {
  return document.querySelector(`[data-vitrine-live="${urgency}"]`)?.textContent;
}
