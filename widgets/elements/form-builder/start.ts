import {
  readBuilderForm,
  startDraft,
  type BuilderForm,
  type FormDraft,
} from '../../../core/forms/builder/index.js';

/** The form that is being edited. */
export interface Start {
  /** Null while there is nothing to work on: a new form, or a text that is none. */
  readonly draft: FormDraft | null;
  /** As it was given. */
  readonly text: string;
  /** Counts what was taken over. */
  readonly serial: number;
}

export function readStart(text: string, serial: number): Start {
  const form = parse(text);
  return { draft: form && !isBlank(form) ? startDraft(form) : null, text, serial };
}

/** Whether a text was given that is no form. */
export function isUnreadable(draft: FormDraft | null, text: string): boolean {
  return draft === null && text.trim() !== '' && parse(text) === null;
}

function parse(text: string): BuilderForm | null {
  try {
    return readBuilderForm(JSON.parse(text));
  } catch {
    return null;
  }
}

/** As good as none: the owner can still choose a starter. */
function isBlank({ id, name, fields }: BuilderForm): boolean {
  return id === '' && name === '' && fields.length === 0;
}
