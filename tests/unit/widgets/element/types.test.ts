import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  boolean,
  choice,
  defineWidget,
  event,
  json,
  method,
  number,
  property,
  string,
  type ElementOf,
  type EventsOf,
  type MethodsOf,
  type PropsOf,
} from '../../../../widgets/element/index.js';
import type { JsxOf } from '../../../../widgets/react/index.js';

const description = 'For the types.';
const example = defineWidget({
  tag: 'vitrine-example',
  summary: description,
  formAssociated: true,
  props: {
    productId: string({ description }),
    label: string({ description, fallback: 'Add' }),
    quantity: number({ description, fallback: 1 }),
    afterAdd: choice(['stay', 'cart'], { description, fallback: 'stay' }),
    size: choice(['s', 'm'], { description }),
    isOpen: boolean({ description }),
    data: json<{ rows: number[] }>({ description }),
    rows: property<readonly number[]>({ description, fallback: [] }),
  },
  events: {
    onBeforeAdd: event<{ sku: string }>({
      type: 'vitrine-before-add',
      cancelable: true,
      description,
    }),
    onClosed: event({ type: 'vitrine-closed', description }),
  },
  methods: {
    add: method<(sku: string) => Promise<number>>({ description }),
    open: method<() => void>({ description }),
  },
});
type Example = typeof example;

describe('types from a definition', () => {
  it('types the element', () => {
    type Element = ElementOf<Example>;
    expectTypeOf<Element>().toExtend<HTMLElement>();
    expectTypeOf<Element['productId']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Element['label']>().toEqualTypeOf<string>();
    expectTypeOf<Element['quantity']>().toEqualTypeOf<number>();
    expectTypeOf<Element['afterAdd']>().toEqualTypeOf<'stay' | 'cart'>();
    expectTypeOf<Element['size']>().toEqualTypeOf<'s' | 'm' | undefined>();
    expectTypeOf<Element['isOpen']>().toEqualTypeOf<boolean>();
    expectTypeOf<Element['data']>().toEqualTypeOf<{ rows: number[] } | undefined>();
    expectTypeOf<Element['rows']>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<Element['add']>().toEqualTypeOf<(sku: string) => Promise<number>>();
    expectTypeOf<Element['open']>().toEqualTypeOf<() => Promise<void>>();
    expectTypeOf<Element['updateComplete']>().toEqualTypeOf<Promise<void>>();
    expectTypeOf<Element['validity']>().toEqualTypeOf<ValidityState>();
    expectTypeOf<Element>().not.toHaveProperty('missing');
  });

  it('types the props of the component', () => {
    type Props = PropsOf<Example>;
    expectTypeOf<Props['quantity']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<NonNullable<Props['onBeforeAdd']>>().toEqualTypeOf<
      (detail: { sku: string }) => boolean | void
    >();
    expectTypeOf<NonNullable<Props['onClosed']>>().toBeCallableWith();
    expectTypeOf<object>().toExtend<Props>();
  });

  it('types the events', () => {
    expectTypeOf<EventsOf<Example>>().toEqualTypeOf<{
      'vitrine-before-add': CustomEvent<{ sku: string }>;
      'vitrine-closed': CustomEvent<undefined>;
    }>();
  });

  it('types the methods the component answers', () => {
    expectTypeOf<MethodsOf<Example>['add']>().toEqualTypeOf<(sku: string) => Promise<number>>();
  });

  it('types the element in JSX', () => {
    type Jsx = JsxOf<Example>;
    expectTypeOf<Jsx['quantity']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Jsx['product-id']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<NonNullable<Jsx['onvitrine-before-add']>>().toBeCallableWith(
      new CustomEvent('vitrine-before-add', { detail: { sku: 'a' } }),
    );
    expectTypeOf<Jsx['load']>().toEqualTypeOf<
      'visible' | 'idle' | 'interaction' | 'eager' | undefined
    >();
  });

  it('offers no load on an element that draws nothing', () => {
    const data = defineWidget({ tag: 'vitrine-data', summary: description, rendering: 'none' });
    expectTypeOf<JsxOf<typeof data>>().not.toHaveProperty('load');
    expect(data.rendering).toBe('none');
  });

  it('keeps the definition as it was written', () => {
    expectTypeOf(example.tag).toEqualTypeOf<'vitrine-example'>();
    expect(example.props.quantity.fallback).toBe(1);
  });

  it('types a definition that declares nothing', () => {
    const plain = defineWidget({ tag: 'vitrine-plain', summary: description });
    expectTypeOf<ElementOf<typeof plain>>().toExtend<HTMLElement>();
    expectTypeOf<ElementOf<typeof plain>>().not.toHaveProperty('validity');
    expect(plain.tag).toBe('vitrine-plain');
  });
});
