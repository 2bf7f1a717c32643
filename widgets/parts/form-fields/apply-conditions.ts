import { elementsOf, formMember } from '../../../core/base/index.js';
import {
  controlName,
  groupFields,
  isShown,
  readFormData,
  type Form,
  type FormField,
} from '../../../core/forms/index.js';

/** Marks what is not shown; the style sheet hides it, whatever a theme says of fields. */
const unshownAttribute = 'data-vitrine-unshown';

/** Hides the fields whose condition is not met, and sections of such fields alone. Returns the fields that are shown. */
export function applyConditions(element: HTMLFormElement, form: Form): readonly FormField[] {
  const values = readFormData(form, new FormData(element));
  const shown = form.fields.filter((field) => isShown(form, field, values));
  for (const field of form.fields) {
    if (field.showWhen === null) continue;
    for (const node of nodesOf(element, field))
      mark(element, node, shown.includes(field), form, field);
  }
  for (const { section, fields } of groupFields(form)) {
    if (!section || fields.length === 0) continue;
    const frame = find(element, `[data-vitrine-section="${CSS.escape(section.id)}"]`)[0];
    frame?.toggleAttribute(unshownAttribute, !fields.some((field) => shown.includes(field)));
  }
  return shown;
}

function mark(
  element: HTMLFormElement,
  node: Element,
  isVisible: boolean,
  form: Form,
  { showWhen }: FormField,
): void {
  const hadFocus = !isVisible && node.contains(node.ownerDocument.activeElement);
  node.toggleAttribute(unshownAttribute, !isVisible);
  if (!hadFocus) return;
  // The focused field goes: its question takes the focus.
  const asked = form.fields.find(({ id }) => id === showWhen?.field);
  const [control] = asked ? controlsOf(element, asked) : [];
  if (control instanceof HTMLElement) control.focus();
}

/** The frame of a field; of a control by itself, the control and its labels. */
function nodesOf(element: HTMLFormElement, field: FormField): readonly Element[] {
  const frames = find(element, `[data-vitrine-field="${CSS.escape(field.id)}"]`);
  if (frames.length > 0) return frames;
  return controlsOf(element, field).flatMap((control) => [
    control,
    ...('labels' in control ? [...(control.labels as Iterable<Element>)] : []),
  ]);
}

function controlsOf(element: HTMLFormElement, field: FormField): readonly Element[] {
  const names = [controlName(field), ...field.options.map((option) => controlName(field, option))];
  return elementsOf(element).filter((control) =>
    names.includes(control.getAttribute('name') ?? ''),
  );
}

function find(element: HTMLFormElement, selector: string): readonly Element[] {
  return [...formMember(element, 'querySelectorAll')(selector)];
}
