import { postForm } from '../../../core/commerce/checkout/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { isChosen, isCounted, isCountry, isTyped } from './controls.js';
import type { CheckoutCountedDetail } from './definition.js';
import { checkControl } from './field-errors.js';
import { exchangeParts, goToStep } from './page-parts.js';

export interface LiveForm {
  /** Has the server count with what is typed now. */
  count(): void;
  end(): void;
}

export interface LiveFormEvents {
  began(): void;
  /** The total; null if the page shows none. */
  counted(total: CheckoutCountedDetail | null): void;
  failed(): void;
}

/** Milliseconds after the last of quick changes. */
const pause = 250;
/** Buttons whose answer is shown in place, by `name=value`; any other posts the form. */
const liveButtons = ['action=country', 'action=coupon', 'action=recount'];

/** Parts that say what is wrong in all fields. */
const afterPressAlone = ['alert', 'contact'];

/** Listens to the form in `host`. The server's page answers each count; the newest wins. */
export function createLiveForm(host: HTMLElement, events: LiveFormEvents): LiveForm {
  const { clock } = getRuntime();
  const left = new Set<string>();
  let current: AbortController | null = null;
  let stopTimer: (() => void) | null = null;

  const formOf = () => host.querySelector('form');
  const controls = () => [...(formOf()?.elements ?? [])].filter(isTyped);

  function send(action: readonly [name: string, value: string], isStep: boolean): void {
    const form = formOf();
    if (form === null) return;
    stopTimer?.();
    current?.abort();
    const own = new AbortController();
    current = own;
    const data = new FormData(form);
    data.set(...action);
    data.set('touched', [...left].join(' '));
    events.began();
    postForm(form.action, data, { clock, signal: own.signal }).then(
      ({ page, address }) => {
        if (current !== own) return;
        // The order was placed, or there is nothing to check out any more.
        const isAway = new URL(address).pathname !== new URL(form.action).pathname;
        if (isAway) window.location.assign(address);
        else show(page, isStep);
      },
      () => {
        if (current === own) events.failed();
      },
    );
  }

  function show(page: Document, isStep: boolean): void {
    exchangeParts(host, page, isStep ? [] : afterPressAlone);
    hidePlain();
    for (const control of controls()) {
      const isTold = control.getAttribute('aria-invalid') === 'true';
      if (left.has(control.name) && !isTold) checkControl(control);
    }
    if (isStep) document.title = page.title;
    events.counted(readTotal(host));
    if (isStep) goToStep(host);
  }

  const count = () => send(['action', 'count'], false);

  function countSoon(wait: number): void {
    stopTimer?.();
    stopTimer = clock.setTimeout(count, wait);
  }

  function changed({ target }: Event): void {
    if (!isTyped(target)) return;
    left.add(target.name);
    // The state of another country is still to be chosen.
    if (isCountry(target)) left.delete('region');
    checkControl(target);
    if (isCounted(target)) countSoon(isCountry(target) ? 0 : pause);
  }

  function submitted(event: SubmitEvent): void {
    const button = event.submitter;
    const name = button?.getAttribute('name') ?? 'action';
    const value = button?.getAttribute('value') ?? '';
    const isLive = name === 'removeCoupon' || liveButtons.includes(`${name}=${value}`);
    const isOrder = value === 'place';
    // Only what is wrong for certain: an order is placed by the browser itself.
    const isWrong = isOrder && controls().filter((control) => !checkControl(control)).length > 0;
    if (!isLive && !isWrong) return;
    event.preventDefault();
    send([name, value], true);
  }

  function hidePlain(): void {
    for (const plain of host.querySelectorAll<HTMLElement>('[data-checkout-plain]')) {
      plain.hidden = true;
    }
  }

  host.addEventListener('change', changed);
  host.addEventListener('submit', submitted);
  hidePlain();
  // Chosen before this script was there, or restored by the browser.
  if (controls().some((control) => isCounted(control) && isChosen(control))) countSoon(0);

  return {
    count,
    end() {
      stopTimer?.();
      current?.abort();
      current = null;
      host.removeEventListener('change', changed);
      host.removeEventListener('submit', submitted);
    },
  };
}

function readTotal(host: Element): CheckoutCountedDetail | null {
  const field = host.querySelector<HTMLInputElement>('[data-checkout-total]');
  if (field === null) return null;
  return {
    grandTotalCents: Number(field.value),
    total: field.getAttribute('data-checkout-total') ?? '',
  };
}
