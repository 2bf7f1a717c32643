import type { FormField } from './form.js';
import { isParted, readParts } from './parts.js';
import { joinPhone, splitPhone } from './phone-text.js';
import { joinDate, joinTime, splitDate, splitTime } from './picker-text.js';

/** One control for a field whose answer has several parts. */
export interface OneBox {
  /** The type of the input. */
  readonly type: 'tel' | 'date' | 'time';
  /** The HTML autofill token. */
  readonly autocomplete?: string;
  /** Seconds between two times; 1 lets the browser ask for seconds. */
  readonly step?: number;
  /** The parts of what was typed. */
  split(text: string): readonly string[];
  /** The control's text for the parts of an answer. */
  join(parts: readonly string[]): string;
}

const phone: OneBox = { type: 'tel', autocomplete: 'tel', split: splitPhone, join: joinPhone };
const date: OneBox = { type: 'date', split: splitDate, join: joinDate };
const time: OneBox = { type: 'time', split: splitTime, join: joinTime };

const boxes: Readonly<Record<string, OneBox>> = {
  'phone/one-box': phone,
  'date/picker': date,
  'time/picker': time,
  'time/picker-seconds': { ...time, step: 1 },
};

/** The one control of a field that is shown so; null for a field with a control for each part, or without parts. */
export function oneBoxOf({ type, display }: Pick<FormField, 'type' | 'display'>): OneBox | null {
  const name = `${type}/${display}`;
  return Object.hasOwn(boxes, name) ? (boxes[name] ?? null) : null;
}

/** The text of a field's one control; null if it has several. */
export function boxText(field: FormField, answer: unknown): string | null {
  const box = oneBoxOf(field);
  return box && isParted(field.type) ? box.join(readParts(field.type, answer)) : null;
}
