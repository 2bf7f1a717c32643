import {
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type InvalidEvent,
  type RefObject,
} from 'react';
import {
  recipientParts,
  recipientProblem,
  type RecipientPart,
  type RecipientSetting,
} from './recipient-rules.js';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Problems = Readonly<Partial<Record<RecipientPart, string>>>;

export interface RecipientChecks {
  /** Problems of the fields that were checked. */
  problems: Problems;
  /** For each control; the form asks by its `invalid` event. */
  onInvalid(part: RecipientPart, event: InvalidEvent<Control>): void;
  /** For each control: one that was wrong is judged again, one that is typed into first is left alone. */
  onInput(part: RecipientPart, event: FormEvent<Control>): void;
}

/**
 * Our own sentences in the browser's validation: they stop the form's submit, by whichever way that comes, and stand
 * at the fields instead of in the browser's bubble. The first wrong field gets the focus.
 */
export function useRecipientChecks(
  fields: RefObject<HTMLFieldSetElement | null>,
  names: Readonly<Record<RecipientPart, string>>,
  setting: RecipientSetting,
): RecipientChecks {
  const [problems, setProblems] = useState<Problems>({});
  const isFocused = useRef(false);

  function judge(part: RecipientPart, control: Control): string | null {
    const { badInput, typeMismatch = false } = control.validity;
    const typed = { text: control.value, isUnreadable: badInput || typeMismatch };
    const problem = recipientProblem(part, typed, setting);
    control.setCustomValidity(problem ?? '');
    return problem;
  }

  function show(part: RecipientPart, problem: string | null): void {
    setProblems(({ [part]: _known, ...others }) =>
      problem === null ? others : { ...others, [part]: problem },
    );
  }

  // The controls' values are judged before anybody asks.
  useLayoutEffect(() => {
    for (const part of recipientParts) {
      const control = fields.current?.elements.namedItem(names[part]);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        judge(part, control);
      }
    }
  });

  return {
    problems,
    onInvalid(part, event) {
      event.preventDefault();
      show(part, judge(part, event.currentTarget));
      // All invalid fields are reported in one task, in their order.
      if (isFocused.current) return;
      isFocused.current = true;
      queueMicrotask(() => (isFocused.current = false));
      event.currentTarget.focus();
    },
    onInput(part, event) {
      const problem = judge(part, event.currentTarget);
      if (problems[part] !== undefined) show(part, problem);
    },
  };
}
