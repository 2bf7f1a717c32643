import type { ComponentType } from 'react';
import { defineElement } from './plain/define-element.js';
import type { WidgetDefinition } from './definition.js';
import type { PropsOf } from './types.js';
import { createWidgetElement } from './widget-element.js';

/** Registers a widget: the element of `definition` with `Component` inside. See {@link defineElement}. */
export function define<Definition extends WidgetDefinition>(
  definition: Definition,
  Component: ComponentType<PropsOf<Definition>>,
  options: { styles: readonly string[] },
): void {
  defineElement(definition.tag, () => createWidgetElement(definition, Component, options.styles));
}
