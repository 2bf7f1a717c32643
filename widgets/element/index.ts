export { address, boolean, choice, json, number, property, string } from './attributes.js';
export { define } from './define.js';
export { defineElement } from './plain/define-element.js';
export {
  defineWidget,
  event,
  method,
  type Access,
  type Prop,
  type WidgetDefinition,
  type WidgetEvent,
  type WidgetMethod,
} from './definition.js';
export { adoptStyles } from './style-sheets.js';
export { isLightControl, type FormHandlers, type LightControl } from './form.js';
export {
  useFormHandlers,
  renderNow,
  useHost,
  useHostEvent,
  useLatest,
  useMethods,
  useSlotted,
  useStates,
  useWidgetId,
} from './hooks.js';
export { whenIdle, type LoadTime } from './loading.js';
export type {
  Answer,
  ElementClass,
  ElementOf,
  EventCallback,
  EventsOf,
  Kebab,
  MethodsOf,
  PropsOf,
  ValuesOf,
  WidgetHostElement,
} from './types.js';
export { useWidgetHost } from './host-context.js';
