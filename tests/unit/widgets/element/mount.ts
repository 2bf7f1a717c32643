import type { FunctionComponent } from 'react';
import {
  define,
  type ElementOf,
  type PropsOf,
  type WidgetDefinition,
} from '../../../../widgets/element/index.js';

let tags = 0;

/** A tag no other test has taken. */
export function newTag(): `vitrine-${string}` {
  tags += 1;
  return `vitrine-test-${tags}`;
}

/** Defines the widget, puts one on the page with these attributes and light children, and waits for it. */
export async function mount<Definition extends WidgetDefinition>(
  definition: Definition,
  Component: FunctionComponent<PropsOf<Definition>>,
  { attributes = {}, html = '' }: { attributes?: Record<string, string>; html?: string } = {},
): Promise<ElementOf<Definition>> {
  define(definition, Component, { styles: [] });
  const element = document.createElement(definition.tag) as ElementOf<Definition>;
  element.innerHTML = html;
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    element.setAttribute(name, value);
  }
  document.body.append(element);
  await element.updateComplete;
  return element;
}

/** What an element shows in its shadow root. */
export function textOf(element: Element): string {
  return element.shadowRoot?.textContent ?? '';
}

/** Everything that was queued so far, React's work included. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}
