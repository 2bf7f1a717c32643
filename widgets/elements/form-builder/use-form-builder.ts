import { useState, type RefObject } from 'react';
import {
  changeForm,
  checkForm,
  formOf,
  printForm,
  startDraft,
  startForm,
  writeFormJson,
  type BuilderForm,
  type AvailableFields,
  type FormChanges,
  type FormDraft,
  type FormProblem,
  type Starter,
} from '../../../core/forms/builder/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { useFormHandlers, useHostEvent, useMethods, type MethodsOf } from '../../element/index.js';
import { useFormValue } from '../../parts/page-control/index.js';
import type { formBuilder, FormBuilderProps } from './definition.js';
import { editFields, type FieldEdits } from './field-edits.js';
import { isUnreadable, readStart, type Start } from './start.js';
import { useFocusRequest } from './use-focus-request.js';
import { useInitialText } from './use-initial-text.js';
import { useAvailableFields } from './use-available-fields.js';

/** The builder as its parts see it. */
export interface BuilderInUse {
  /** Null before there is a form to work on. */
  readonly draft: FormDraft | null;
  /** The JSON text; the given text while there is no form. */
  readonly text: string;
  /** Whether what was given is no form. */
  readonly isUnreadable: boolean;
  /** Another one means another form: every control begins anew. */
  readonly serial: number;
  /** The missing parts; none before the first try to send it. */
  readonly problems: readonly FormProblem[];
  /** Id of the field that is open. */
  readonly openId: string | null;
  readonly availableFields: AvailableFields;
  readonly isDisabled: boolean;
  /** Unsaved work of before a reload is worked on. */
  readonly isBack: boolean;
  /** Null before there is a form to work on. */
  readonly edits: FieldEdits | null;
  start(starter: Starter): void;
  take(form: BuilderForm): void;
  open(id: string | null): void;
  changeForm(changes: FormChanges): void;
  /** Shows the place of a problem. */
  show(problem: FormProblem): void;
  focus(name: string): void;
  /** Goes back to what the page began with. */
  discard(): void;
}

/** The form and all its changes. `root` holds the drawn widget. */
export function useFormBuilder(
  { value, onFormEdited }: FormBuilderProps,
  root: RefObject<HTMLElement | null>,
): BuilderInUse {
  const availableFields = useAvailableFields();
  const focus = useFocusRequest(root);
  const given = useInitialText(value);
  const [{ draft, text: kept, serial }, setStart] = useState<Start>(() => readStart(given.text, 0));
  const [openId, setOpenId] = useState<string | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [isDisabled, setIsDisabled] = useState(false);
  const [isBack, setIsBack] = useState(given.isBack);
  const [lastValue, setLastValue] = useState(value);
  const form = draft && formOf(draft);
  const text = form ? printForm(form) : kept;
  const problems = form ? checkForm(form) : [missingForm(kept)];

  // Set later, it is the newer word.
  if (value !== lastValue) {
    setLastValue(value);
    setStart(readStart(value ?? given.text, serial + 1));
  }

  function showProblems(): void {
    setHasTried(true);
    focus('problems');
  }

  function update(next: FormDraft): void {
    setStart((start) => ({ ...start, draft: next }));
    const edited = formOf(next);
    given.keep(printForm(edited));
    onFormEdited?.({ form: writeFormJson(edited), problems: checkForm(edited) });
  }

  function take(taken: BuilderForm): void {
    setStart((start) => ({ ...start, serial: start.serial + 1 }));
    update(startDraft(taken));
    setOpenId(null);
    setHasTried(false);
  }

  const restart = (other: string) => setStart(readStart(other, serial + 1));

  function discard(): void {
    given.forget();
    setIsBack(false);
    setHasTried(false);
    restart(given.first());
  }

  useFormValue({
    value: () => text,
    problem: problems[0] ? { message: problems[0].message } : null,
    take({ value: taken }) {
      if (taken !== text) restart(taken);
    },
  });
  useFormHandlers({
    reset: discard,
    disabled: setIsDisabled,
    restore(state) {
      if (typeof state === 'string' && state !== text) restart(state);
    },
  });
  useMethods<MethodsOf<typeof formBuilder>>({
    read: () => text,
    check() {
      if (problems.length > 0) showProblems();
      return problems.length === 0;
    },
  });
  // Replaces the browser's bubble, which shows one problem and disappears.
  useHostEvent('invalid', (event) => {
    event.preventDefault();
    showProblems();
  });

  return {
    draft,
    text,
    isUnreadable: isUnreadable(draft, kept),
    serial,
    problems: hasTried ? problems : [],
    openId,
    availableFields,
    isDisabled,
    isBack,
    edits: draft && editFields({ draft, openId, update, open: setOpenId, focus }),
    start(starter) {
      take(startForm(starter, draft?.form.id));
      focus('.name');
    },
    take,
    open: setOpenId,
    changeForm(changes) {
      if (draft) update(changeForm(draft, changes));
    },
    show({ fieldId, member }) {
      if (fieldId !== null) setOpenId(fieldId);
      focus(`${fieldId ?? ''}.${member}`);
    },
    focus,
    discard,
  };
}

/** The problem while there is no form to edit. */
function missingForm(text: string): FormProblem {
  const message = builderStrings(isUnreadable(null, text) ? 'unreadable' : 'fieldsMissing');
  return { place: '', fieldId: null, member: 'start', message };
}
