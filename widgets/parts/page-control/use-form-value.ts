import { useLayoutEffect } from 'react';
import { beforePress } from '../../../core/base/index.js';
import {
  renderNow,
  useHostEvent,
  useLatest,
  useWidgetHost,
  type LightControl,
} from '../../element/index.js';
import { isSetSince, lightControls, writeOnce } from './light-controls.js';
import { useLightChange } from './use-light-change.js';

/** A validation problem; the browser shows the message at `anchor`. */
export interface FormProblem {
  message: string;
  flags?: ValidityStateFlags;
  anchor?: HTMLElement | null;
}

export interface FormValue {
  /** Of this moment; null for none. */
  value(): string | null;
  /** Prevents the form's submission. */
  readonly problem?: FormProblem | null;
  /** The name of the value where no control of the page carries it, and the element has none of its own. */
  readonly name?: string;
  /** Whether the page's controls stay as they are, in sight and in use. */
  readonly isPages?: boolean;
  /** Takes over the value that the page has given a control. */
  take?(control: LightControl): void;
}

/**
 * Gives the form a value. A control of the page inside the element carries it, so that the form sends what that control
 * says, whoever changed it last; without one the element's own value does.
 */
export function useFormValue({ problem, name, isPages = false, ...given }: FormValue): void {
  const host = useWidgetHost();
  const internals = host?.internals;
  const take = useLatest((control: LightControl) => given.take?.(control));
  useLightChange((control) => {
    if (lightControls(host?.element ?? null, name).includes(control)) take.current(control);
  });
  // A value that came without an event is seen now.
  const look = () => {
    const set = lightControls(host?.element ?? null, name).find(isSetSince);
    if (set) renderNow(() => take.current(set));
  };
  useHostEvent(beforePress, look);
  const latest = useLatest(look);
  useLayoutEffect(() => {
    // The browser checks the form of a button of the page right after its click.
    const onClick = () => latest.current();
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, [latest]);
  useLayoutEffect(
    () => () => {
      internals?.setFormValue(null);
      internals?.setValidity({});
    },
    [internals],
  );
  useLayoutEffect(() => {
    if (!host) return;
    const value = given.value();
    const controls = lightControls(host.element, name);
    if (!isPages) {
      for (const control of controls) {
        if (writeOnce(control, value)) take.current(control);
      }
    }
    const own = host.element.getAttribute('name') || name;
    const isCarried = isPages || controls.some((control) => control.name !== '');
    if (isCarried || own === undefined || value === null) {
      internals?.setFormValue(null);
      return;
    }
    const data = new FormData();
    data.set(own, value);
    // The second argument is the state passed to formStateRestoreCallback.
    internals?.setFormValue(data, value);
  });
  const { message, flags = { customError: true }, anchor } = problem ?? {};
  useLayoutEffect(() => {
    if (message) internals?.setValidity(flags, message, anchor ?? undefined);
    else internals?.setValidity({});
  });
}
