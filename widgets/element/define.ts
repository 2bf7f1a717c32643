import type { ComponentType } from 'react';
import { defineElement } from './plain/define-element.js';
import type { WidgetDefinition } from './definition.js';
import type { PropsOf } from './types.js';
import { createWidgetElement } from './widget-element.js';

/** Registers the element of `definition`, which renders `Component`. See {@link defineElement}. */
export function define<Definition extends WidgetDefinition>(
  definition: Definition,
  Component: ComponentType<PropsOf<Definition>>,
  options: { styles: readonly string[] },
): void {
  defineElement(definition.tag, () => createWidgetElement(definition, Component, options.styles));
}
