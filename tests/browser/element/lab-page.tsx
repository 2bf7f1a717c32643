// Runs in the browser: the widgets the specs look at, and what they need to act on them.
import { Idiomorph } from 'idiomorph';
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import {
  boolean,
  define,
  defineWidget,
  event,
  number,
  property,
  string,
  useFormHandlers,
  useHost,
  useSlotted,
  useStates,
  useWidgetId,
  type ElementOf,
  type PropsOf,
} from '../../../widgets/element/index.js';
import { useFormValue } from '../../../widgets/parts/page-control/index.js';

const log: string[] = [];

const probe = defineWidget({
  tag: 'vitrine-probe',
  summary: 'Shows its props and counts clicks.',
  props: {
    label: string({ fallback: 'probe', description: 'A text.', reflect: true }),
    count: number({ fallback: 1, description: 'A number.' }),
    open: boolean({ description: 'A boolean.', reflect: true }),
    model: property<object>({ description: 'An object.' }),
  },
  events: {
    onPinged: event<{ clicks: number }>({
      type: 'vitrine-pinged',
      cancelable: true,
      description: 'After each click.',
    }),
  },
});

function Probe({ label, count, open, onPinged }: PropsOf<typeof probe>) {
  const [name] = useState(label);
  const [clicks, setClicks] = useState(0);
  const slotted = useSlotted();
  const id = useWidgetId();
  useStates({ clicked: clicks > 0 });
  useEffect(() => {
    log.push(`mount ${name}`);
    return () => void log.push(`unmount ${name}`);
  }, [name]);
  return (
    <section id={id}>
      <button
        onClick={() => {
          setClicks(clicks + 1);
          log.push(`sent ${String(onPinged?.({ clicks: clicks + 1 }))}`);
        }}
      >
        {label}
      </button>
      <output>{JSON.stringify({ clicks, label, count, open })}</output>
      <i>{slotted.length}</i>
      <slot />
    </section>
  );
}

const field = defineWidget({
  tag: 'vitrine-field',
  summary: 'A form-associated text field.',
  formAssociated: true,
  delegatesFocus: true,
  props: { required: boolean({ description: 'Whether it may not be empty.' }) },
});

function Field({ required }: PropsOf<typeof field>) {
  const host = useHost();
  const [value, setValue] = useState(() => host?.querySelector('input')?.value ?? '');
  const [isDisabled, setIsDisabled] = useState(false);
  useFormValue({
    value: () => value,
    problem: required && !value ? { message: 'Fill it in.' } : null,
    name: 'field',
    take: (control) => setValue(control.value),
  });
  useFormHandlers({
    reset: () => setValue(''),
    disabled: setIsDisabled,
    restore: (state) => setValue(String(state)),
  });
  return (
    <input
      aria-label="Field"
      disabled={isDisabled}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

const letter = defineWidget({
  tag: 'vitrine-letter',
  summary: 'A form in a light container.',
  rendering: 'light-container',
  props: { greeting: string({ fallback: 'Hello', description: 'A text.' }) },
});

function Letter({ greeting }: PropsOf<typeof letter>) {
  return (
    <div className="letter">
      <b>{greeting}</b>
      <input name="email" autoComplete="email" aria-label="Email" />
    </div>
  );
}

declare global {
  var lab: typeof page;
  interface HTMLElementTagNameMap {
    'vitrine-probe': ElementOf<typeof probe>;
    'vitrine-field': ElementOf<typeof field>;
    'vitrine-letter': ElementOf<typeof letter>;
  }
}

const page = { log, Idiomorph, createElement, createRoot, flushSync, defineAll };

function defineAll(): void {
  const styles = ['i { color: rgb(0, 128, 0) }'];
  define(probe, Probe, { styles });
  define(field, Field, { styles });
  define(letter, Letter, { styles: ['vitrine-letter b { color: rgb(0, 128, 0) }'] });
}

globalThis.lab = page;
if (!document.currentScript?.hasAttribute('data-later')) defineAll();
