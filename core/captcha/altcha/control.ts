import { announce } from '../../dom/index.js';
import { captchaStrings } from '../../i18n/index.js';
import type { CaptchaSize } from '../adapter.js';
import type { CheckState } from './states.js';

export interface Control {
  /** Shows a state and announces a change. */
  show(state: CheckState): void;
  remove(): void;
}

let serial = 0;

/** The text of each state; the first has only the label. */
const words = {
  unverified: () => '',
  verifying: () => captchaStrings('verifying'),
  verified: () => captchaStrings('verified'),
  failed: () => captchaStrings('failed'),
  expired: () => captchaStrings('expired'),
} as const satisfies Record<CheckState, () => string>;

/**
 * A labelled checkbox that starts the check when pressed and is checked once it succeeds. It has no name, so it is not
 * part of the form's data. widgets/parts/captcha styles its classes.
 */
export function createControl(node: HTMLElement, size: CaptchaSize, onPress: () => void): Control {
  const root = document.createElement('div');
  root.className = 'vitrine-check';
  root.dataset['size'] = size;
  const label = root.appendChild(document.createElement('label'));
  label.className = 'vitrine-check-label';
  const box = label.appendChild(document.createElement('input'));
  box.type = 'checkbox';
  box.className = 'vitrine-check-box';
  const text = label.appendChild(document.createElement('span'));
  text.textContent = captchaStrings('label');
  const status = root.appendChild(document.createElement('p'));
  status.className = 'vitrine-check-status';
  status.id = `vitrine-check-${(serial += 1)}`;
  box.setAttribute('aria-describedby', status.id);

  let shown: CheckState = 'unverified';

  function apply(): void {
    root.dataset['state'] = shown;
    box.checked = shown === 'verified';
    box.indeterminate = shown === 'verifying';
    if (shown === 'verifying') box.setAttribute('aria-disabled', 'true');
    else box.removeAttribute('aria-disabled');
    status.textContent = words[shown]();
  }

  box.addEventListener('change', (event) => {
    // Reverts the browser's own toggle: the checkbox shows only the state.
    apply();
    // The checkbox is not an answer of the form.
    event.stopPropagation();
    onPress();
  });
  box.addEventListener('input', (event) => event.stopPropagation());
  apply();
  node.append(root);

  return {
    show(state) {
      const isNews = state !== shown;
      shown = state;
      apply();
      const message = words[state]();
      if (isNews && message) announce(message, { assertive: state === 'failed' });
    },
    remove: () => root.remove(),
  };
}
