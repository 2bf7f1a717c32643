import papaparse from 'papaparse';
import { interfaceMessage } from '../../../interface-messages/index.js';
import { columnNames, idColumn, readCell } from './columns.js';

/** The problem of a row; line 1 has the names of the columns. */
export interface TableError {
  readonly line: number;
  readonly sentence: string;
}

export interface TableRow {
  /** The row's beginning, counted as a spreadsheet counts rows: the names of the columns are row 1. */
  readonly line: number;
  /** By column; a column that the file lacks is not there. */
  readonly cells: Readonly<Record<string, string>>;
}

export interface ReadTable {
  readonly rows: readonly TableRow[];
  readonly errors: readonly TableError[];
}

const mostRows = 50_000;

/** The rows of a CSV file. */
export function readTable(csv: string): ReadTable {
  const text = csv.replace(/^\ufeff/, '');
  const parsed = papaparse.parse<string[]>(text, { ...formOf(text), skipEmptyLines: false });
  const [names = [], ...lines] = parsed.data;
  const columns = names.map((name) => name.trim());
  const unknown = columns.filter((name) => name !== '' && !columnNames.includes(name));
  if (columns.every((name) => name === '')) return refused(`${interfaceMessage('noColumn')}.`);
  if (!columns.includes('sku')) return refused('The first row has no column “sku”.');
  if (!columns.includes(idColumn) && !columns.includes('url_id')) {
    return refused(`The first row has neither a column “${idColumn}” nor “url_id”.`);
  }
  if (unknown.length > 0) {
    return refused(
      `There is no column “${unknown[0]}”. Take it away, or write its name as in an export.`,
    );
  }
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice !== undefined) return refused(`The column “${twice}” stands twice.`);
  const rows = lines.flatMap((line, index): TableRow[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cells = columns.flatMap((name, place) =>
      name === '' ? [] : [[name, readCell(line[place] ?? '')] as const],
    );
    return [{ line: index + 2, cells: Object.fromEntries(cells) }];
  });
  if (rows.length === 0) return refused(`${interfaceMessage('noRow')}.`, 2);
  if (rows.length > mostRows) {
    return refused(`The file has ${rows.length} rows; at most ${mostRows} are possible at once.`);
  }
  const errors = parsed.errors.flatMap(({ row, code, message }) =>
    code === 'UndetectableDelimiter' ? [] : [{ line: (row ?? 0) + 1, sentence: `${message}.` }],
  );
  const wide = lines.flatMap((line, index) =>
    line.slice(columns.length).some((cell) => cell.trim() !== '')
      ? [{ line: index + 2, sentence: 'The row has more cells than the first row has names.' }]
      : [],
  );
  return { rows, errors: [...errors, ...wide] };
}

const delimiters = [',', ';', '\t'] as const;

/** The marks between cells and rows, by the first row alone: texts in cells contain all of them. */
function formOf(text: string) {
  const newline = (['\r\n', '\n', '\r'] as const).find(
    (mark) => mark === /\r\n|\n|\r/.exec(text)?.[0],
  );
  const [first = ''] = text.split(newline ?? '\n', 1);
  const most = (mark: string) => first.split(mark).length;
  const [delimiter] = delimiters.toSorted((one, other) => most(other) - most(one));
  return { delimiter: delimiter ?? ',', newline: newline ?? '\n' };
}

const refused = (sentence: string, line = 1): ReadTable => ({
  rows: [],
  errors: [{ line, sentence }],
});
