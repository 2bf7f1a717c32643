import { readdirSync } from 'node:fs';
import path from 'node:path';

interface Table {
  readonly area: string;
  readonly table: Readonly<Record<string, string>>;
}

const folder = path.resolve('core/i18n/strings');

/** Every table of `core/i18n/strings`. */
export async function readTables(): Promise<Table[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    files.map(
      (name) =>
        import(/* @vite-ignore */ path.join(folder, name)) as Promise<Record<string, unknown>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isTable);
}

/** Every English message by key, such as `cart.adding`. */
export async function readTexts(): Promise<Array<[key: string, message: string]>> {
  const texts = (await readTables()).flatMap(({ area, table }) =>
    Object.entries(table).map(([key, message]): [string, string] => [`${area}.${key}`, message]),
  );
  return [...new Map(texts)];
}

function isTable(value: unknown): value is Table {
  return typeof value === 'function' && 'area' in value && 'table' in value;
}
