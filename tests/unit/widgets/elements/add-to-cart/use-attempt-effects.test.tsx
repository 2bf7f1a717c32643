import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attemptsFor,
  CartError,
  defaultDelays,
  type AddResult,
  type AttemptStore,
  type PressResult,
} from '../../../../../core/commerce/cart/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import {
  useAttemptEffects,
  type AttemptInUse,
  type AttemptOptions,
} from '../../../../../widgets/elements/add-to-cart/use-attempt-effects.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { addResultOf } from '../cart-pill/fake-cart.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();

const intent = { itemId: 'mug', sku: null, quantity: 1, additionalFields: null, key: 'k' };
let clock: ManualClock;
let attempts: AttemptStore;
let resolve: (result: PressResult) => void;
let reject: (error: unknown) => void;
const onAdded = vi.fn();
const onAddFailed = vi.fn();
const onBeforeLeave = vi.fn(() => true);
const assign = vi.fn();

const run = () =>
  new Promise<PressResult>((done, fail) => {
    resolve = done;
    reject = fail;
  });
const succeed = (result: AddResult = addResultOf()) => act(async () => resolve(result));
const said = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';
const pass = (ms: number) => act(() => clock.advance(ms));

beforeEach(() => {
  clock = createManualClock(1_000);
  configure({ clock });
  attempts = attemptsFor({});
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => vi.resetAllMocks());

/** A component that uses the hook; `latest` is what it returned last. */
function createButton(changes: Partial<AttemptOptions> = {}) {
  const latest = {} as { inUse: AttemptInUse };
  function Button() {
    latest.inUse = useAttemptEffects({
      attempts,
      delays: defaultDelays,
      props: { onAdded, onAddFailed, onBeforeLeave },
      kind: 'add',
      product: undefined,
      button: null,
      ...changes,
    });
    return <span>{latest.inUse.phase}</span>;
  }
  return { Button, latest };
}

describe('useAttemptEffects', () => {
  it('follows the phases of an attempt', async () => {
    const { Button, latest } = createButton();
    const { container } = await render(<Button />);
    expect(container.textContent).toBe('idle');
    await act(async () => void latest.inUse.start(intent, run));
    expect(container.textContent).toBe('adding');
    await succeed();
    await pass(1_000);
    expect(container.textContent).toBe('added');
    await pass(2_000);
    expect(container.textContent).toBe('idle');
  });

  it('starts anew after a return by history', async () => {
    const { Button, latest } = createButton();
    const { container } = await render(<Button />);
    await act(async () => void latest.inUse.start(intent, run));
    await succeed();
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => window.dispatchEvent(event));
    expect(container.textContent).toBe('idle');
  });

  it('announces an attempt that takes longer than 400 ms', async () => {
    const { Button, latest } = createButton();
    await render(<Button />);
    await act(async () => void latest.inUse.start(intent, run));
    await pass(399);
    expect(said()).toBe('');
    await pass(100);
    expect(said()).toBe('Adding…');
  });

  it('does not announce "Adding…" after the response', async () => {
    const { Button, latest } = createButton();
    await render(<Button />);
    await act(async () => void latest.inUse.start(intent, run));
    await pass(300);
    await succeed();
    await pass(100);
    expect(said()).toContain('added.');
    await pass(4_000);
    expect(said()).toContain('added.');
  });

  it('runs the effects of an attempt once, for the button that started it', async () => {
    const [one, other] = [createButton(), createButton()];
    await render(
      <>
        <one.Button />
        <other.Button />
      </>,
    );
    await act(async () => void other.latest.inUse.start(intent, run));
    await succeed();
    await pass(5_000);
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('runs the effects of an attempt that began earlier, for the first button that mounts', async () => {
    void attempts.start(intent, run);
    const [one, other] = [createButton(), createButton()];
    await render(
      <>
        <one.Button />
        <other.Button />
      </>,
    );
    await succeed();
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('runs no effects of an attempt that ended earlier', async () => {
    const done = attempts.start(intent, run);
    resolve(addResultOf());
    await done;
    const { Button } = createButton();
    const { container } = await render(<Button />);
    expect(container.textContent).toBe('adding');
    expect(onAdded).not.toHaveBeenCalled();
  });

  it('leaves its attempt to another button when it unmounts', async () => {
    const { Button, latest } = createButton();
    const { rerender } = await render(<Button />);
    await act(async () => void latest.inUse.start(intent, run));
    await rerender(<i />);
    const other = createButton();
    await render(<other.Button />);
    await succeed();
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('defers the effects of an add until the task settles', async () => {
    const { Button, latest } = createButton();
    await render(<Button />);
    let close = (): void => undefined;
    latest.inUse.deferUntil(new Promise<void>((done) => (close = done)));
    await act(async () => void latest.inUse.start(intent, run));
    await succeed();
    expect(onAdded).not.toHaveBeenCalled();
    await act(async () => close());
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('opens the dialog of a failure until it is closed', async () => {
    const { Button, latest } = createButton();
    await render(<Button />);
    await act(async () => void latest.inUse.start(intent, run));
    await act(async () => reject(new CartError('rejected', 'No.')));
    expect(latest.inUse.inDialog).toBe(latest.inUse.attempt);
    expect(onAddFailed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'rejected', message: 'No.' }),
    );
    await act(async () => latest.inUse.closeDialog());
    expect(latest.inUse.inDialog).toBeNull();
  });

  it.each([
    [true, 'leaves the page', 1, 'adding'],
    [false, 'stays on the page that prevents it', 0, 'idle'],
  ])(
    'after a purchase that a listener answers with %s %s',
    async (isAllowed, _what, times, phase) => {
      onBeforeLeave.mockReturnValue(isAllowed);
      const { Button, latest } = createButton({ kind: 'express' });
      const { container } = await render(<Button />);
      await act(async () => void latest.inUse.start(intent, run));
      await act(async () => resolve({ address: '/checkout' }));
      expect(assign).toHaveBeenCalledTimes(times);
      expect(container.textContent).toBe(phase);
    },
  );
});
