import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  defineWidget,
  useFormHandlers,
  useHost,
  useHostEvent,
  useMethods,
  useSlotted,
  useStates,
  useWidgetId,
} from '../../../../widgets/element/index.js';
import { useFormValue } from '../../../../widgets/parts/page-control/index.js';
import { mount, newTag, settle, textOf } from './mount.js';

afterEach(() => document.body.replaceChildren());

const create = () => defineWidget({ tag: newTag(), summary: 'Uses hooks.' });

describe('useHost', () => {
  it('is the element', async () => {
    const seen = vi.fn();
    const element = await mount(create(), () => {
      seen(useHost());
      return null;
    });
    expect(seen).toHaveBeenCalledWith(element);
  });
});

describe('useHostEvent', () => {
  it('42: hears light children, with the newest handler, until the widget is gone', async () => {
    const heard: string[] = [];
    const element = await mount(
      create(),
      () => {
        useHostEvent('click', ({ target }) => heard.push((target as Element).localName));
        return <slot />;
      },
      { html: '<b>light</b>' },
    );
    element.querySelector('b')?.click();
    element.remove();
    await settle();
    element.querySelector('b')?.click();
    expect(heard).toEqual(['b']);
  });
});

describe('useSlotted', () => {
  it('39: follows the children of a slot', async () => {
    const element = await mount(create(), () => <i>{useSlotted('icon').length}</i>, {
      html: '<b>other</b><b slot="icon">one</b>',
    });
    await settle();
    expect(textOf(element)).toBe('1');
    const late = document.createElement('b');
    element.append(late);
    late.slot = 'icon';
    await settle();
    expect(textOf(element)).toBe('2');
    late.remove();
    await settle();
    expect(textOf(element)).toBe('1');
  });
});

describe('useWidgetId', () => {
  it('18: is unique among elements, whatever React gives', async () => {
    const definition = create();
    const Component = () => <b id={useWidgetId()} />;
    const one = await mount(definition, Component);
    const other = await mount(definition, Component);
    const ids = [one, other].map((element) => element.shadowRoot?.querySelector('b')?.id);
    expect(ids[0]).toMatch(/^v\d+/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('a component without an element', () => {
  it('35: works in a React app', () => {
    function Component() {
      useHostEvent('click', () => undefined);
      useMethods({ open: () => undefined });
      useFormValue({ value: () => 'a', problem: { message: 'Wrong.' } });
      useFormHandlers({ reset: () => undefined });
      useStates({ open: true });
      const slotted = useSlotted();
      return <b id={useWidgetId()}>{String([useHost(), slotted.length])}</b>;
    }
    const container = document.createElement('div');
    const root = createRoot(container);
    flushSync(() => root.render(<Component />));
    expect(container.textContent).toBe(',0');
    expect(container.querySelector('b')?.id).toBeTruthy();
    flushSync(() => root.unmount());
  });
});
