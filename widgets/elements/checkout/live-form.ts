import { formMember } from '../../../core/base/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { isChosen, isCounted, isCountry, isTyped } from './controls.js';
import { createCounter, type Action, type CountAnswer } from './counter.js';
import type { CheckoutCountedDetail } from './definition.js';
import { checkControl, readErrors, spokenError } from './field-errors.js';
import { askBeforeOrder, type AskOrder } from './order-press.js';
import { exchangeParts, goToStep, hidePlain, markBusy, readTotal } from './page-parts.js';
import { createPressGuard } from './press.js';

export interface LiveForm {
  /** Has the server count with what is typed now. */
  count(): void;
  end(): void;
}

export interface LiveFormEvents {
  /** `isPress`: a button started the count, so its result is announced each time. */
  began(isPress: boolean): void;
  /** The errors of fields that have lost the focus. */
  foundWrong(sentences: readonly string[]): void;
  /** An order that was not sent, because the browser is offline. */
  offline(): void;
  /** The total; null if the page shows none. */
  counted(total: CheckoutCountedDetail | null, news: CountNews): void;
  failed(): void;
  beforeOrder: AskOrder;
}

export interface CountNews {
  /** A press that would have bought was held back by it. */
  readonly isHeld: boolean;
  /** Another total than the one that was shown. */
  readonly isOther: boolean;
}

/** Milliseconds after the last of quick changes. */
const pause = 250;
const countAction: Action = ['action', 'count'];
/** Buttons whose answer is shown in place, by `name=value`; any other posts the form. */
const liveButtons = new Set([
  'action=country',
  'action=coupon',
  'action=gift-card',
  'action=recount',
]);
const liveNames = new Set(['removeCoupon', 'removeGiftCard']);
/** Parts that say what is wrong in all fields. */
const afterPressAlone = ['alert', 'contact'];
export const placeButton = 'button[name="action"][value="place"]';

/** Listens to the form in `host`. The server's page answers each count; the newest wins. */
export function createLiveForm(host: HTMLElement, events: LiveFormEvents): LiveForm {
  const { clock } = getRuntime();
  const left = new Set<string>();
  const press = createPressGuard(host.ownerDocument, clock);
  /** The total that a press has seen while it was being counted again; null without such a press. */
  let held: { readonly total: string | null } | null = null;
  /** An answer waits for the end of a press. */
  let isAnswered = false;
  let isAsking = false;
  /** The next submission is the page's own. */
  let isLetThrough = false;

  const formOf = () => host.querySelector('form');
  const controls = () => [...host.querySelectorAll('input, select, textarea')].filter(isTyped);
  const shownTotal = () => readTotal(host)?.total ?? null;

  const counter = createCounter({
    clock,
    form: formOf,
    touched: () => [...left].join(' '),
    events: {
      began(action) {
        markBusy(host, true);
        events.began(action !== countAction);
      },
      answered(answer) {
        isAnswered = true;
        press.whenReleased(() => {
          if (isAnswered && !counter.isBusy) show(answer);
        });
      },
      failed() {
        markBusy(host, false);
        // Offline, the submission below reports the problem.
        if (held === null || navigator.onLine) events.failed();
        // The server counts as it does without script, and shows another total before it takes the order.
        if (held !== null) order();
      },
    },
  });

  function show(answer: CountAnswer): void {
    const isStep = answer.action !== countAction;
    isAnswered = false;
    const before = { total: shownTotal(), errors: readErrors(controls()) };
    exchangeParts(host, answer, isStep ? [] : afterPressAlone);
    hidePlain(host);
    markBusy(host, false);
    for (const control of controls()) {
      const isTold = control.getAttribute('aria-invalid') === 'true';
      if (left.has(control.name) && !isTold) checkControl(control);
    }
    if (isStep) document.title = answer.page.title;
    const isChanged = held !== null && held.total !== shownTotal();
    const isOrdered = held !== null && !isChanged;
    held = isOrdered ? held : null;
    events.counted(readTotal(host), {
      isHeld: isChanged,
      isOther: before.total !== shownTotal(),
    });
    // After a press the focus or the alert says it.
    const errors = [...readErrors(controls())].filter(([name]) => !before.errors.has(name));
    if (!isStep && errors.length > 0) events.foundWrong(errors.map(([, sentence]) => sentence));
    if (isStep) goToStep(host);
    if (isChanged) host.querySelector<HTMLElement>(placeButton)?.focus();
    if (isOrdered) order();
  }

  function order(): void {
    held = null;
    const button = host.querySelector<HTMLButtonElement>(placeButton);
    const form = formOf();
    if (form !== null && button !== null) formMember(form, 'requestSubmit')(button);
  }

  function postNow(): void {
    isLetThrough = true;
    order();
    isLetThrough = false;
  }

  function changed({ target }: Event): void {
    if (!isTyped(target)) return;
    left.add(target.name);
    // The state of another country is still to be chosen.
    if (isCountry(target)) left.delete('region');
    press.whenReleased(() => {
      if (!checkControl(target)) events.foundWrong([spokenError(target)]);
    });
    if (isCounted(target)) counter.sendSoon(countAction, isCountry(target) ? 0 : pause);
  }

  function submitted(event: SubmitEvent): void {
    const name = event.submitter?.getAttribute('name') ?? 'action';
    const value = event.submitter?.getAttribute('value') ?? '';
    if (liveNames.has(name) || liveButtons.has(`${name}=${value}`)) {
      event.preventDefault();
      counter.send([name, value]);
      return;
    }
    if (!navigator.onLine) {
      // The browser's error page would take the place of what was typed.
      event.preventDefault();
      held = null;
      events.offline();
      return;
    }
    if (isLetThrough || name !== 'action' || value !== 'place') return;
    // Only what is wrong for certain: the server checks the rest.
    const wrong = controls().filter((control) => !checkControl(control));
    if (wrong[0] !== undefined) {
      event.preventDefault();
      for (const control of wrong) left.add(control.name);
      wrong[0].focus();
    } else if (counter.isBusy || isAnswered) {
      event.preventDefault();
      held = { total: shownTotal() };
    } else if (isAsking) {
      // A press while the payment is prepared is the same press.
      event.preventDefault();
    } else {
      const asked = askBeforeOrder(event, host, { ask: events.beforeOrder, clock });
      isAsking = asked !== null;
      void asked?.then((isReady) => {
        isAsking = false;
        if (isReady) postNow();
      });
    }
  }

  host.addEventListener('change', changed);
  host.addEventListener('submit', submitted);
  hidePlain(host);
  // The browser has followed these by now.
  for (const step of host.querySelectorAll('[autofocus]')) step.removeAttribute('autofocus');
  // Chosen before this script was there, or restored by the browser.
  if (controls().some((control) => isCounted(control) && isChosen(control))) {
    counter.sendSoon(countAction, 0);
  }

  return {
    count: () => counter.send(countAction),
    end() {
      counter.stop();
      press.end();
      host.removeEventListener('change', changed);
      host.removeEventListener('submit', submitted);
    },
  };
}
