import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetRuntime } from '../../../../core/runtime/index.js';
import { define, defineWidget, useFormHandlers } from '../../../../widgets/element/index.js';
import { newTag, settle, textOf } from './mount.js';

const setFormValue = vi.fn();

// happy-dom has no ElementInternals.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'attachInternals', {
    configurable: true,
    value: () => ({ setFormValue, states: new Set<string>() }),
  });
});
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  resetRuntime();
  Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals');
  vi.clearAllMocks();
});

function Field() {
  const [text, setText] = useState('');
  useFormHandlers({ restore: (state) => setText(String(state)) });
  return <b>{text}</b>;
}

describe('what the browser restores', () => {
  it('waits for the component; until then the light control speaks alone', async () => {
    const definition = defineWidget({ tag: newTag(), summary: 'A field.', formAssociated: true });
    define(definition, Field, { styles: [] });
    const element = document.createElement(definition.tag);
    element.setAttribute('load', 'interaction');
    document.body.append(element);
    const restore = (state: string) =>
      Reflect.apply(Reflect.get(element, 'formStateRestoreCallback'), element, [state, 'restore']);

    restore('first');
    expect(setFormValue).toHaveBeenCalledExactlyOnceWith(null);
    element.setAttribute('load', 'eager');
    await settle();
    expect(textOf(element)).toBe('first');

    restore('second');
    await settle();
    expect(textOf(element)).toBe('second');
    expect(setFormValue).toHaveBeenCalledOnce();
  });
});
