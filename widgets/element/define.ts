import type { ComponentType } from 'react';
import { defineElement } from './plain/define-element.js';
import type { WidgetDefinition } from './definition.js';
import type { ElementClass, PropsOf } from './types.js';
import { createWidgetElement } from './widget-element.js';

/**
 * Registers the element of `definition`, which renders `Component`, a React component. See {@link defineElement}. The
 * types name no type of React, so that pages of other frameworks need none to read them.
 */
export function define<Definition extends WidgetDefinition>(
  definition: Definition,
  Component: (props: PropsOf<Definition>) => unknown,
  options: { styles: readonly string[] },
): ElementClass<Definition> {
  const Widget = Component as ComponentType<PropsOf<Definition>>;
  const made: CustomElementConstructor = defineElement(definition.tag, () =>
    createWidgetElement(definition, Widget, options.styles),
  );
  return made as ElementClass<Definition>;
}
