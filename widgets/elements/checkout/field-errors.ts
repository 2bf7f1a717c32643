import { controlProblem } from '../../../core/commerce/checkout/index.js';
import type { TypedControl } from './controls.js';

const errorNodes = '.field-error, .vitrine-field-error, [data-vitrine-error]';
const idSuffix = '-vitrine-error';

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
