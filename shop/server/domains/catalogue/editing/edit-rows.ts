import type { Typed } from '../../../ground/http/index.js';
import { pictureCountField, readCount, rowCountField } from './fields.js';
import { productLimits } from './types.js';

interface RowKind {
  readonly prefix: string;
  readonly count: string;
  readonly most: number;
}

const kinds = {
  variant: { prefix: 'v', count: rowCountField, most: productLimits.variants + 1 },
  picture: { prefix: 'p', count: pictureCountField, most: productLimits.pictures * 2 },
} as const satisfies Record<string, RowKind>;

const steps = {
  add: (rows: readonly Typed[]) => [...rows, {}],
  remove: (rows: readonly Typed[], at: number) => rows.filter((_, index) => index !== at),
  up: (rows: readonly Typed[], at: number) => swapped(rows, at - 1, at),
  down: (rows: readonly Typed[], at: number) => swapped(rows, at, at + 1),
} as const;

type Step = keyof typeof steps;

export interface RowsEdited {
  readonly typed: Typed;
  /** The row that was moved or added; null for one that is gone. */
  readonly at: { readonly kind: keyof typeof kinds; readonly index: number } | null;
}

/**
 * The effect of a button of the form on its rows: `variant:add`, `variant:up:2`, `picture:remove:0`. Null for a text
 * that names no such button.
 */
export function editRows(typed: Typed, button: string): RowsEdited | null {
  const [kindName = '', stepName = '', place = '0'] = button.split(':');
  const kind = kindName === 'variant' || kindName === 'picture' ? kindName : null;
  const step = stepNames.find((name) => name === stepName);
  const at = Number(place);
  if (kind === null || step === undefined || !Number.isInteger(at)) return null;
  const rows = readRows(typed, kinds[kind]);
  const edited = steps[step](rows, at);
  const index = { add: edited.length - 1, remove: -1, up: at - 1, down: at + 1 }[step];
  return {
    typed: writeRows(typed, edited, kinds[kind]),
    at: index < 0 || index >= edited.length ? null : { kind, index },
  };
}

const stepNames = Object.keys(steps) as Step[];

/** The form with these pictures behind its own. */
export function addPictures(typed: Typed, urls: readonly string[]): Typed {
  const kind = kinds.picture;
  return writeRows(
    typed,
    [...readRows(typed, kind), ...urls.map((url) => ({ url, alt: '' }))],
    kind,
  );
}

function readRows(typed: Typed, { prefix, count, most }: RowKind): readonly Typed[] {
  const rows = readCount(typed[count], most);
  return Array.from({ length: rows }, (_, row) => {
    const start = `${prefix}${row}-`;
    return Object.fromEntries(
      Object.entries(typed)
        .filter(([name]) => name.startsWith(start))
        .map(([name, value]) => [name.slice(start.length), value]),
    );
  });
}

function writeRows(typed: Typed, rows: readonly Typed[], { prefix, count }: RowKind): Typed {
  const isOfRow = new RegExp(`^${prefix}\\d+-`);
  return {
    ...Object.fromEntries(Object.entries(typed).filter(([name]) => !isOfRow.test(name))),
    [count]: String(rows.length),
    ...Object.fromEntries(
      rows.flatMap((row, index) =>
        Object.entries(row).map(([name, value]) => [`${prefix}${index}-${name}`, value]),
      ),
    ),
  };
}

function swapped(rows: readonly Typed[], one: number, other: number): readonly Typed[] {
  const first = rows[one];
  const second = rows[other];
  if (first === undefined || second === undefined) return rows;
  return rows.map((row, index) => (index === one ? second : index === other ? first : row));
}
