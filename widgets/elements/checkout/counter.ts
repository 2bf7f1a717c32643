import { formMember } from '../../../core/base/index.js';
import { postForm } from '../../../core/commerce/checkout/index.js';
import type { Clock } from '../../../core/runtime/index.js';

/** A button of the form, by name and value. */
export type Action = readonly [name: string, value: string];

export interface CountAnswer {
  /** The server's page. */
  readonly page: Document;
  readonly action: Action;
  /** The content of the form then: later typing is newer. */
  readonly sent: FormData;
}

export interface CounterEvents {
  began(action: Action): void;
  answered(answer: CountAnswer): void;
  failed(): void;
}

/** Posts the form as it is now; the newest call wins. */
export interface Counter {
  readonly isBusy: boolean;
  send(action: Action): void;
  /** Sends after a pause that begins again with each call. */
  sendSoon(action: Action, wait: number): void;
  stop(): void;
}

export function createCounter(parts: {
  readonly clock: Clock;
  readonly form: () => HTMLFormElement | null;
  /** Names of the fields that were typed into: the server says what is wrong in them alone. */
  readonly touched: () => string;
  readonly events: CounterEvents;
}): Counter {
  const { clock, form: formOf, touched, events } = parts;
  let current: AbortController | null = null;
  let stopTimer: (() => void) | null = null;

  function stop(): void {
    stopTimer?.();
    stopTimer = null;
    current?.abort();
    current = null;
  }

  function send(action: Action): void {
    const form = formOf();
    stop();
    if (form === null) return;
    const own = new AbortController();
    current = own;
    // A control named `action` shadows the form's own member.
    const target = new URL(formMember(form, 'getAttribute')('action') ?? '', document.baseURI);
    const data = new FormData(form);
    data.set(...action);
    data.set('touched', touched());
    events.began(action);
    postForm(target.href, data, { clock, signal: own.signal }).then(
      ({ page, address }) => {
        if (current !== own) return;
        current = null;
        // The order was placed, or there is nothing to check out any more.
        if (new URL(address).pathname === target.pathname)
          events.answered({ page, action, sent: data });
        else window.location.assign(address);
      },
      () => {
        if (current !== own) return;
        current = null;
        events.failed();
      },
    );
  }

  return {
    get isBusy() {
      return current !== null || stopTimer !== null;
    },
    send,
    sendSoon(action, wait) {
      stop();
      stopTimer = clock.setTimeout(() => send(action), wait);
    },
    stop,
  };
}
