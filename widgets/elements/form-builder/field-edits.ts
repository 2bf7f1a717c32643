import {
  addField,
  changeField,
  copyField,
  createFieldId,
  formOf,
  moveField,
  placeOf,
  removeField,
  restoreField,
  suggestTitle,
  type BuilderType,
  type FieldChanges,
  type FormDraft,
} from '../../../core/forms/builder/index.js';
import { announce } from '../../../core/dom/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { fieldName } from './field-name.js';

/** The changes of the fields of a form. */
export interface FieldEdits {
  add(type: BuilderType): void;
  copy(id: string): void;
  remove(id: string): void;
  restore(id: string): void;
  /** Puts a field at a place, from 0. Nothing is announced while the pointer holds it. */
  move(id: string, place: number, isHeld?: boolean): void;
  /** Announces the position of a field. */
  drop(id: string): void;
  changeField(id: string, changes: FieldChanges): void;
}

interface Workplace {
  readonly draft: FormDraft;
  readonly openId: string | null;
  update(draft: FormDraft): void;
  open(id: string | null): void;
  focus(name: string): void;
}

/** Each edit with its effects: it moves the focus to where editing continues and announces the change. */
export function editFields({ draft, openId, update, open, focus }: Workplace): FieldEdits {
  const { fields } = draft.form;

  function say(key: 'added' | 'moved' | 'restored', next: FormDraft, id: string): void {
    const count = formOf(next).fields.length;
    announce(
      builderStrings(key, { title: titleIn(next, id), place: placeOf(next, id) + 1, count }),
    );
  }

  function insert(next: FormDraft, id: string, type: BuilderType): void {
    update(next);
    open(id);
    focus(`${id}.${type === 'hidden' ? 'key' : 'title'}`);
    say('added', next, id);
  }

  function newId(type: BuilderType): string {
    return createFieldId(
      type,
      fields.map(({ id }) => id),
    );
  }

  return {
    add(type) {
      const id = newId(type);
      insert(addField(draft, { id, type, title: suggestTitle(type) }, openId), id, type);
    },
    copy(id) {
      const type = fields.find((field) => field.id === id)?.type;
      if (type === undefined) return;
      const copyId = newId(type);
      insert(copyField(draft, id, copyId), copyId, type);
    },
    remove(id) {
      update(removeField(draft, id));
      if (openId === id) open(null);
      focus(`${id}.undo`);
      announce(builderStrings('removed', { title: titleIn(draft, id) }));
    },
    restore(id) {
      const next = restoreField(draft, id);
      update(next);
      focus(`${id}.toggle`);
      say('restored', next, id);
    },
    move(id, place, isHeld = false) {
      const last = formOf(draft).fields.length - 1;
      if (place < 0 || place > last || place === placeOf(draft, id)) return;
      const next = moveField(draft, id, place);
      update(next);
      if (!isHeld) say('moved', next, id);
    },
    drop: (id) => say('moved', draft, id),
    changeField: (id, changes) => update(changeField(draft, id, changes)),
  };
}

function titleIn({ form }: FormDraft, id: string): string {
  const field = form.fields.find((known) => known.id === id);
  return field ? fieldName(field) : '';
}
