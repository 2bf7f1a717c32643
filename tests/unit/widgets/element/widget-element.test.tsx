import { createElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import {
  boolean,
  defineWidget,
  event,
  json,
  method,
  number,
  property,
  string,
  useMethods,
  type MethodsOf,
  type PropsOf,
} from '../../../../widgets/element/index.js';
import { mount, newTag, settle, textOf } from './mount.js';

const reporter = { report: vi.fn(), warn: vi.fn() };
const lifecycle: string[] = [];
let renders = 0;

afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  resetRuntime();
  vi.clearAllMocks();
  lifecycle.length = renders = 0;
});

/** A widget of its own tag that says what it was given, and how often it rendered. */
function createProbe() {
  const definition = defineWidget({
    tag: newTag(),
    summary: 'Shows its props.',
    props: {
      label: string({ description: 'A text.', fallback: 'none', reflect: true }),
      count: number({ description: 'A number.', fallback: 1 }),
      open: boolean({ description: 'A boolean.', reflect: true }),
      data: json<unknown>({ description: 'JSON.' }),
      model: property<unknown>({ description: 'Anything.' }),
      itemURL: string({ description: 'A name with an acronym.' }),
    },
    events: {
      onBeforeAdd: event<{ sku: string }>({
        type: 'vitrine-before-add',
        cancelable: true,
        description: 'First.',
      }),
      onAdded: event({ type: 'vitrine-added', description: 'Then.' }),
    },
    methods: { add: method<(sku: string) => boolean>({ description: 'Adds.' }) },
  });
  function Probe({
    label,
    count,
    open,
    itemURL,
    onBeforeAdd,
    onAdded,
  }: PropsOf<typeof definition>) {
    renders += 1;
    useMethods<MethodsOf<typeof definition>>({
      add: (sku) => onBeforeAdd?.({ sku }) !== false && onAdded?.() !== false,
    });
    useEffect(() => {
      lifecycle.push('mount');
      return () => void lifecycle.push('unmount');
    }, []);
    return <output>{[label, count, open, itemURL].join()}</output>;
  }
  return { definition, Probe };
}

async function mountProbe(options?: Parameters<typeof mount>[2]) {
  const { definition, Probe } = createProbe();
  return mount(definition, Probe, options);
}

describe('props', () => {
  it('reads defaults at once and shows attributes', async () => {
    const element = await mountProbe({ attributes: { label: 'a', 'item-url': '/x', open: '' } });
    expect(textOf(element)).toBe('a,1,true,/x');
    expect([element.label, element.count, element.data]).toEqual(['a', 1, undefined]);
    // React writes the prop's name on a server, and HTML has it in lower case.
    expect((await mountProbe({ attributes: { itemurl: '/y' } })).itemURL).toBe('/y');
  });

  it('03: renders what is set to empty or undefined', async () => {
    const element = await mountProbe({ attributes: { label: 'a' } });
    element.label = '';
    await element.updateComplete;
    expect(textOf(element)).toBe(',1,false,');
    Reflect.set(element, 'label', undefined);
    await element.updateComplete;
    expect(textOf(element)).toBe('none,1,false,');
    expect(element.hasAttribute('label')).toBe(true);
  });

  it('04: never writes data to an attribute and keeps the identity of properties', async () => {
    const element = await mountProbe();
    const circular: Record<string, unknown> = { when: new Date(), map: new Map() };
    circular['self'] = circular;
    element.model = circular;
    element.data = circular;
    expect(element.model).toBe(circular);
    expect(element.data).toBe(circular);
    expect(element.getAttributeNames()).toEqual(['load']);
  });

  it('05: reports JSON it cannot read, with the tag and the attribute', async () => {
    configure({ reporter });
    const element = await mountProbe({ attributes: { data: '{' } });
    await expect.poll(() => reporter.report).toHaveBeenCalledOnce();
    expect(String(reporter.report.mock.calls[0]?.[0])).toContain(
      `<${element.localName} data="{"> is not valid JSON. It is left out.`,
    );
    element.setAttribute('data', '[1]');
    expect(element.data).toEqual([1]);
  });

  it('08: a property set before the upgrade does not hide the accessor', async () => {
    const { definition, Probe } = createProbe();
    const early = document.createElement(definition.tag);
    Object.assign(early, { count: 5, open: true });
    document.body.append(early);
    await mount(definition, Probe);
    expect(Object.hasOwn(early, 'count')).toBe(false);
    expect(Reflect.get(early, 'count')).toBe(5);
    expect(early.hasAttribute('open')).toBe(true);
  });

  it('24: takes objects and functions of events from an outer React app, and lets go of them', async () => {
    const { definition, Probe } = createProbe();
    await mount(definition, Probe);
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    const onAdded = vi.fn();
    const model = { kept: true };
    const render = (props: Record<string, unknown>) =>
      flushSync(() => root.render(createElement(definition.tag, { load: 'eager', ...props })));
    render({ model, label: 'outer', open: true, 'onvitrine-added': onAdded });
    await settle();
    const element = container.firstElementChild!;
    expect(Reflect.get(element, 'model')).toBe(model);
    expect(textOf(element)).toBe('outer,1,true,');
    await Reflect.get(element, 'add').call(element, 'a');
    expect(onAdded).toHaveBeenCalledOnce();
    render({});
    await settle();
    expect(textOf(element)).toBe('none,1,false,');
    expect(element.hasAttribute('open')).toBe(false);
    flushSync(() => root.unmount());
    await settle();
  });

  it('34: renders once for many changes in one task', async () => {
    const element = await mountProbe();
    const before = renders;
    element.label = 'b';
    element.count = 2;
    element.open = true;
    element.setAttribute('item-url', '/y');
    await element.updateComplete;
    expect(textOf(element)).toBe('b,2,true,/y');
    expect(renders).toBe(before + 1);
  });

  it('renders nothing when a value is set again', async () => {
    const element = await mountProbe({ attributes: { label: 'a' } });
    const before = renders;
    element.label = 'a';
    element.setAttribute('label', 'a');
    element.count = 1;
    await settle();
    expect(renders).toBe(before);
  });

  it('36: takes no function by its name from the page', async () => {
    const element = await mountProbe({ attributes: { 'on-added': 'eval', model: 'eval' } });
    expect(element.model).toBeUndefined();
  });

  it('adds no attribute by itself', async () => {
    const element = await mountProbe();
    expect(element.getAttributeNames()).toEqual(['load']);
  });
});

describe('events and methods', () => {
  it('11: sends kebab-case, bubbling, composed events and tells whether they were cancelled', async () => {
    const element = await mountProbe();
    const heard: CustomEvent[] = [];
    for (const type of ['vitrine-before-add', 'vitrine-added']) {
      element.addEventListener(type, (event) => heard.push(event as CustomEvent));
    }
    expect(await element.add('a')).toBe(true);
    expect(
      heard.map(({ type, bubbles, composed, cancelable, detail }) => {
        return { type, bubbles, composed, cancelable, detail: detail as unknown };
      }),
    ).toEqual([
      {
        type: 'vitrine-before-add',
        bubbles: true,
        composed: true,
        cancelable: true,
        detail: { sku: 'a' },
      },
      { type: 'vitrine-added', bubbles: true, composed: true, cancelable: false, detail: null },
    ]);
    element.addEventListener('vitrine-before-add', (event) => event.preventDefault());
    expect(await element.add('b')).toBe(false);
    expect(heard).toHaveLength(3);
  });

  it('30: hands the component its own props and nothing of the machinery', async () => {
    const seen: string[] = [];
    const definition = defineWidget({
      tag: newTag(),
      summary: 'Looks at its props.',
      props: { label: string({ description: 'A text.' }) },
    });
    await mount(definition, (props) => {
      seen.push(...Object.keys(props));
      return null;
    });
    expect(seen).toEqual(['label']);
  });

  it('answers a method that was called before the element was on the page', async () => {
    const { definition, Probe } = createProbe();
    await mount(definition, Probe);
    const element = document.createElement(definition.tag);
    element.setAttribute('load', 'interaction');
    const answer: unknown = Reflect.get(element, 'add').call(element, 'a');
    document.body.append(element);
    expect(await answer).toBe(true);
  });

  it('rejects a call of a method that no component implements', async () => {
    const definition = defineWidget({
      tag: newTag(),
      summary: 'Forgets its method.',
      methods: { add: method<() => void>({ description: 'Adds.' }) },
    });
    const element = await mount(definition, () => null);
    await expect(element.add()).rejects.toThrow(`<${definition.tag}>.add() is unavailable`);
  });
});

describe('lifecycle', () => {
  it('12: leaves the light children in place', async () => {
    const element = await mountProbe({ html: '<b>light</b>' });
    expect(element.innerHTML).toBe('<b>light</b>');
    expect(element.shadowRoot?.querySelector('slot')).toBeNull();
  });

  it('17: settles updateComplete when the change is on the page', async () => {
    const element = await mountProbe();
    element.count = 9;
    expect(textOf(element)).toBe('none,1,false,');
    await element.updateComplete;
    expect(textOf(element)).toBe('none,9,false,');
  });

  it('23: a move keeps the React tree', async () => {
    const element = await mountProbe();
    const other = document.createElement('div');
    document.body.append(other);
    other.append(element);
    await settle();
    expect(lifecycle).toEqual(['mount']);
  });

  it('16: a removal inside an outer React commit unmounts afterwards, in peace', async () => {
    const { definition, Probe } = createProbe();
    await mount(definition, Probe);
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    flushSync(() => root.render(createElement(definition.tag, { load: 'eager' })));
    await settle();
    flushSync(() => root.render(null));
    await settle();
    expect(lifecycle).toEqual(['mount', 'mount', 'unmount']);
    flushSync(() => root.unmount());
  });

  it('mounts afresh, with the same props, when it comes back', async () => {
    const element = await mountProbe({ attributes: { label: 'a' }, html: '<b>light</b>' });
    element.count = 3;
    element.remove();
    await settle();
    expect(lifecycle).toEqual(['mount', 'unmount']);
    expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>');
    element.count = 4;
    document.body.append(element);
    await element.updateComplete;
    expect(textOf(element)).toBe('a,4,false,');
    expect(lifecycle).toEqual(['mount', 'unmount', 'mount']);
  });

  it('32: a copy of a mounted element mounts by itself', async () => {
    const element = await mountProbe({ attributes: { label: 'a' }, html: '<b>light</b>' });
    const copy = element.cloneNode(true) as typeof element;
    document.body.append(copy);
    await copy.updateComplete;
    expect([textOf(copy), copy.innerHTML]).toEqual(['a,1,false,', '<b>light</b>']);
  });

  it('33: an imported template mounts when it is inserted, not before', async () => {
    const { definition, Probe } = createProbe();
    await mount(definition, Probe);
    const template = document.createElement('template');
    template.innerHTML = `<${definition.tag} load="eager"></${definition.tag}>`;
    const copy = document.importNode(template.content, true);
    await settle();
    expect(lifecycle).toEqual(['mount']);
    document.body.append(copy);
    await settle();
    expect(lifecycle).toEqual(['mount', 'mount']);
  });

  it("43: has an open root whose container is React's only", async () => {
    const element = await mountProbe();
    expect(element.shadowRoot?.mode).toBe('open');
    expect(element.shadowRoot?.children).toHaveLength(1);
  });

  it('47: a host emptied from outside still renders', async () => {
    const element = await mountProbe({ html: '<b>light</b>' });
    element.innerHTML = '';
    element.count = 2;
    await element.updateComplete;
    expect(textOf(element)).toBe('none,2,false,');
  });

  it('shares one sheet per text between elements', async () => {
    const { definition, Probe } = createProbe();
    const [one, other] = [await mount(definition, Probe), await mount(definition, Probe)];
    expect(other.shadowRoot?.adoptedStyleSheets[0]).toBe(one.shadowRoot?.adoptedStyleSheets[0]);
  });
});

describe('faults', () => {
  function createFaulty() {
    const definition = defineWidget({
      tag: newTag(),
      summary: 'Throws.',
      props: { broken: boolean({ description: 'Whether it throws.' }) },
    });
    function Faulty({ broken }: PropsOf<typeof definition>) {
      const [isBroken, setIsBroken] = useState(false);
      if (broken || isBroken) throw new Error('Broken.');
      return <button onClick={() => setIsBroken(true)}>fine</button>;
    }
    return { definition, Faulty };
  }

  it('19: reports once, shows the error slot around the light children, and tries again with new props', async () => {
    configure({ reporter });
    // React writes caught errors to the console as well.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { definition, Faulty } = createFaulty();
    const element = await mount(definition, Faulty, { attributes: { broken: '' } });
    const fallback = '<slot name="error"><slot></slot></slot>';
    expect(element.shadowRoot?.innerHTML).toBe(fallback);
    expect(reporter.report).toHaveBeenCalledExactlyOnceWith(new Error('Broken.'), {
      where: definition.tag,
    });

    element.broken = false;
    await element.updateComplete;
    expect(textOf(element)).toBe('fine');

    element.shadowRoot?.querySelector('button')?.click();
    await settle();
    expect(element.shadowRoot?.innerHTML).toBe(fallback);
    expect(reporter.report).toHaveBeenCalledTimes(2);
  });

  it('keeps the fault of one widget from the others', async () => {
    configure({ reporter });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { definition, Faulty } = createFaulty();
    const fine = await mount(definition, Faulty);
    await mount(definition, Faulty, { attributes: { broken: '' } });
    expect(textOf(fine)).toBe('fine');
  });
});
