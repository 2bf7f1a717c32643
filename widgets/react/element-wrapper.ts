import {
  createElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import type {
  DefinitionOf,
  ElementAt,
  ListenerPropsOf,
  LoadOf,
  PropertiesOf,
  Tag,
} from '../frameworks/index.js';

/** The props of a wrapper: the element's own, its events as `onVitrine…`, and those of every HTML element. */
export type WrapperProps<Name extends Tag> = Omit<
  HTMLAttributes<ElementAt<Name>>,
  keyof PropertiesOf<Name>
> &
  PropertiesOf<Name> &
  ListenerPropsOf<Name> &
  LoadOf<DefinitionOf<Name>> & { readonly ref?: Ref<ElementAt<Name>> | undefined };

export type ElementWrapper<Name extends Tag> = (props: WrapperProps<Name>) => ReactNode;

/** The facts about its element that a wrapper needs. */
interface WrappedElement {
  /** The attribute of each prop; an empty text for an object, which is set as a property. */
  readonly props: Readonly<Record<string, string>>;
  readonly methods: readonly string[];
  /** Fetches the module that defines the element. */
  load(): Promise<unknown>;
}

type Method = (...values: readonly unknown[]) => unknown;
type Values = Readonly<Record<string, unknown>>;

/**
 * Creates a React component of an element. A server and the first rendering in a browser write the same attributes;
 * objects and listeners are set after that. The element is defined once the component is in the page, so that it changes
 * nothing that React has yet to hydrate.
 */
export function createElementWrapper<Name extends Tag>(
  tag: Name,
  { props, methods, load }: WrappedElement,
): ElementWrapper<Name> {
  let loading: Promise<unknown> | undefined;
  /** One download and one report for all components that wait; the next one in the page tries again. */
  const loadOnce = () => {
    if (loading) return loading;
    loading = load();
    loading.catch((cause: unknown) => {
      loading = undefined;
      reportError(new Error(`${tag} could not be loaded`, { cause }));
    });
    return loading;
  };

  function Wrapper({ ref, ...given }: WrapperProps<Name>): ReactNode {
    const node = useRef<ElementAt<Name>>(null);
    const before = useRef<Values>({});
    const { attributes, properties, listeners } = sort(given, props);

    useImperativeHandle(ref, () => node.current as ElementAt<Name>, []);
    useLayoutEffect(() => {
      const element = node.current;
      if (element && !customElements.get(tag)) awaitDefinition(tag, element, methods, loadOnce());
    }, []);
    useLayoutEffect(() => {
      for (const name of Object.keys({ ...before.current, ...properties })) {
        const value = properties[name];
        if (node.current && value !== before.current[name]) Reflect.set(node.current, name, value);
      }
      before.current = properties;
    });
    useLayoutEffect(() => {
      const element = node.current;
      for (const [type, listener] of listeners) element?.addEventListener(type, listener);
      return () => {
        for (const [type, listener] of listeners) element?.removeEventListener(type, listener);
      };
    });

    // An element that another part of the page has defined may have set attributes of its own before this part hydrates.
    return createElement(tag, { ...attributes, ref: node, suppressHydrationWarning: true });
  }
  Wrapper.displayName = tag;
  return Wrapper;
}

/** Until the element is defined, its methods wait for that. */
function awaitDefinition(
  tag: string,
  element: Element,
  methods: readonly string[],
  loading: Promise<unknown>,
): void {
  // An own member would hide the element's.
  const uncover = () => methods.forEach((name) => Reflect.deleteProperty(element, name));
  for (const name of methods) {
    Reflect.set(element, name, async (...values: readonly unknown[]) => {
      await loading;
      uncover();
      return (Reflect.get(element, name) as Method).call(element, ...values);
    });
  }
  void customElements.whenDefined(tag).then(uncover);
}

function sort(given: Values, props: Readonly<Record<string, string>>) {
  const attributes: Record<string, unknown> = {};
  const properties: Record<string, unknown> = {};
  const listeners: [string, EventListener][] = [];
  for (const [name, value] of Object.entries(given)) {
    const attribute = Object.hasOwn(props, name) ? props[name] : undefined;
    if (/^onVitrine[A-Z]/.test(name)) {
      if (value) listeners.push([dash(name.slice(2)), value as EventListener]);
    } else if (attribute === '') properties[name] = value;
    else attributes[attribute ?? name] = value;
  }
  return { attributes, properties, listeners };
}

/** `VitrineBeforeAdd` → `vitrine-before-add`. */
function dash(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
