import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { getRuntime } from '../../core/runtime/index.js';
import { createBridge } from './bridge.js';
import { createCompletion } from './completion.js';
import type { WidgetDefinition } from './definition.js';
import { keepFocus } from './focus.js';
import { createFormChannel } from './form.js';
import type { WidgetHost } from './host-context.js';
import { runUnpressed, startAt } from './loading.js';
import { createPlacement } from './placement.js';
import {
  coreConnected,
  coreContext,
  coreProps,
  coreRender,
  createCoreClass,
  type CoreElement,
} from './r2wc-adapter.js';
import { setState } from './states.js';
import type { PropsOf } from './types.js';

export const widgetHost = Symbol('host');

/** An element that mounts, updates and unmounts its component; see {@link createLifecycleClass}. */
export interface LifecycleElement extends CoreElement {
  readonly [widgetHost]: WidgetHost;
  /** Resolves when all changes so far are rendered; before the first mount it waits for that. */
  readonly updateComplete: Promise<void>;
  attributeChangedCallback(name: string, before: string | null, text: string | null): void;
}

/**
 * r2wc's class with a reliable lifecycle.
 *
 * construct (attach the root) → connect (wait for the load time, mount) → update (one render a
 * microtask) → move (nothing) → disconnect (a microtask later, if still out) → connect again (fresh
 * React state, same props).
 */
export function createLifecycleClass<Definition extends WidgetDefinition>(
  definition: Definition,
  Widget: ComponentType<PropsOf<Definition>>,
  styles: readonly string[],
): new () => LifecycleElement {
  const Core = createCoreClass(createBridge(Widget), Object.keys(definition.props ?? {}));

  return class extends Core implements LifecycleElement {
    readonly [widgetHost]: WidgetHost = {
      element: this,
      internals: this.attachInternals?.(),
      serial: createSerial(),
      methods: new Map(),
      form: createFormChannel(),
      committed: () => this.#committed(),
      failed: (error) => this.#failed(error),
      wake: () => this.#wake(),
    };
    /** From the start, because its sheets decide where the element stands, and so when it nears the viewport. */
    readonly #placement = createPlacement(definition, this[widgetHost], styles);
    #completion = createCompletion();
    /** From connect to disconnect. */
    #connection: AbortController | undefined;
    /** From connect to the load time. */
    #waiting: AbortController | undefined;
    #isWanted = false;
    #isPressed = false;
    #isScheduled = false;
    #hasFailed = false;

    constructor() {
      super();
      // r2wc assumes that every element is connected, and would render detached trees.
      this[coreConnected] = false;
      this[coreProps]['host'] = this[widgetHost];
      this.container = this.#placement.container;
    }

    get updateComplete(): Promise<void> {
      return this.#completion.promise;
    }

    override connectedCallback(): void {
      if (this.#connection) return;
      this.#connection = new AbortController();
      this.#wait();
    }

    /** Its presence keeps the state of an element that `moveBefore` moves. */
    connectedMoveCallback(): void {}

    override disconnectedCallback(): void {
      // A move is a removal and an insertion in one task.
      queueMicrotask(() => {
        if (this.isConnected || !this.#connection) return;
        this.#connection.abort();
        this.#waiting?.abort();
        this.#connection = this.#waiting = undefined;
        this.#isScheduled = false;
        super.disconnectedCallback();
        this.#placement.show('placeholder');
        setState(this[widgetHost].internals, 'ready', false);
        this.#completion.resolve();
      });
    }

    attributeChangedCallback(name: string, _before: string | null, _text: string | null): void {
      if (name === 'load' && this.#waiting) this.#wait();
    }

    /** r2wc calls it on every change; here, one render a microtask. */
    override [coreRender](): void {
      if (!this[coreConnected] || this.#isScheduled) return;
      this.#isScheduled = true;
      this.#renewCompletion();
      queueMicrotask(() => this.#render());
    }

    #render(): void {
      if (!this.#connection || !this.#isScheduled) return;
      if (!this[coreContext]) {
        runUnpressed(this, () => this.#mount(), this.#connection.signal, this.#isPressed);
        return;
      }
      this.#isScheduled = this.#hasFailed = false;
      super[coreRender]();
    }

    #mount(): void {
      this.#isScheduled = this.#hasFailed = this.#isPressed = false;
      const moveFocus = keepFocus(this, this.container);
      this.#placement.show('widget');
      // Synchronously, so that no frame and no press comes between the old content and the new.
      flushSync(() => super[coreRender]());
      moveFocus();
    }

    #committed(): void {
      if (!this.#hasFailed) this.#placement.show('widget');
      setState(this[widgetHost].internals, 'ready', !this.#hasFailed);
      if (!this.#isScheduled) this.#completion.resolve();
    }

    #failed(error: unknown): void {
      this.#hasFailed = true;
      this.#placement.show('error');
      setState(this[widgetHost].internals, 'ready', false);
      getRuntime().reporter.report(error, { where: definition.tag });
    }

    #wait(): void {
      this.#renewCompletion();
      this.#waiting?.abort();
      const { signal } = (this.#waiting = new AbortController());
      const time = this.#isWanted ? 'eager' : (this.getAttribute('load') ?? definition.load);
      startAt(this, time, (isPressed) => this.#start(isPressed), signal);
    }

    #start(isPressed = false): void {
      if (!this.#waiting) return;
      this.#waiting.abort();
      this.#waiting = undefined;
      this.#isPressed = isPressed;
      super.connectedCallback();
    }

    #wake(): void {
      this.#isWanted = true;
      this.#start();
    }

    #renewCompletion(): void {
      if (this.#completion.isSettled) this.#completion = createCompletion();
    }
  };
}

/** Unique over all copies of the library on the page, unlike `useId`. */
function createSerial(): string {
  const serials = getRuntime().shared('widget-serials', () => ({ last: 0 }));
  return String(++serials.last);
}
