import { controlProblem } from '../../../core/commerce/checkout/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import type { TypedControl } from './controls.js';

const errorNodes = '.field-error, .vitrine-field-error, [data-vitrine-error]';
const idSuffix = '-vitrine-error';

/** The problem of each control, by name and as a screen reader reads it; empty where there is none. */
export function readErrors(controls: readonly TypedControl[]): ReadonlyMap<string, string> {
  const wrong = controls.filter((control) => control.getAttribute('aria-invalid') === 'true');
  return new Map(wrong.map((control) => [control.name, spokenError(control)]));
}

/** `ZIP code: Please check this.` */
export function spokenError(control: TypedControl): string {
  const nodes = describedBy(control).map((id) => document.getElementById(id));
  const problem = nodes
    .filter((node) => node?.matches(errorNodes))
    .map((node) => node?.textContent?.trim() ?? '')
    .join(' ');
  const field = control.labels?.[0]?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  return field ? formStrings('summaryItem', { field, problem }) : problem;
}

/** Checks a control and says beside it what is wrong. Returns whether it is right. */
export function checkControl(control: TypedControl): boolean {
  if (control.type === 'radio' || control.type === 'checkbox') return true;
  const problem = controlProblem({
    value: control.value,
    isRequired: control.required,
    isEmail: control.type === 'email',
  });
  clearError(control);
  if (problem !== null) showError(control, problem);
  return problem === null;
}

function showError(control: TypedControl, sentence: string): void {
  const node = document.createElement('p');
  node.className = 'vitrine-field-error';
  node.id = `${control.id || control.name}${idSuffix}`;
  node.textContent = sentence;
  control.before(node);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [...describedBy(control), node.id].join(' '));
}

/** Removes the errors that describe a control, the server's too. */
function clearError(control: TypedControl): void {
  const ids = describedBy(control);
  const errors = ids.filter((id) => document.getElementById(id)?.matches(errorNodes));
  for (const id of errors) document.getElementById(id)?.remove();
  const others = ids.filter((id) => !errors.includes(id));
  if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
  else control.removeAttribute('aria-describedby');
  control.removeAttribute('aria-invalid');
}

function describedBy(control: Element): string[] {
  return (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
}
