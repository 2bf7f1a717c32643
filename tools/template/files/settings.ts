import { ReadError, type Host } from '../host.js';
import { parseJsonFile } from '../json/index.js';
import type { AddedNames } from '../language.js';

/** The settings for the templates of a folder, and of those below it: `vitrine-template.json`. */
export interface Settings extends AddedNames {
  readonly escape: 'none' | 'html';
  /** The language of the messages in them (BCP 47). */
  readonly locale: string;
}

export const settingsFile = 'vitrine-template.json';

export const noSettings: Settings = {
  escape: 'none',
  locale: 'en-US',
  formatters: [],
  predicates: [],
  partials: [],
};

/** The names of several settings together. */
export function joinNames(all: readonly AddedNames[]): AddedNames {
  return {
    formatters: all.flatMap(({ formatters }) => formatters),
    predicates: all.flatMap(({ predicates }) => predicates),
    partials: all.flatMap(({ partials }) => partials),
  };
}

/** A settings file that cannot be used. */
export interface SettingsProblem {
  readonly path: string;
  /** The text of the file. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Finds settings by the folders of files; reads each file once. */
export class SettingsFinder {
  readonly problems: SettingsProblem[] = [];
  private readonly known = new Map<string, Promise<Settings>>();

  constructor(private readonly host: Pick<Host, 'read' | 'absolute'>) {}

  /** The settings in the folder of a file or, failing that, in the nearest one above. */
  async of(file: string): Promise<Settings> {
    return file === '-' ? noSettings : this.inFolder(folderAbove(this.host.absolute(file)));
  }

  private inFolder(folder: string): Promise<Settings> {
    let found = this.known.get(folder);
    if (!found) {
      found = this.find(folder);
      this.known.set(folder, found);
    }
    return found;
  }

  private async find(folder: string): Promise<Settings> {
    const path = folder === '.' ? settingsFile : `${folder.replace(/\/$/, '')}/${settingsFile}`;
    try {
      return this.parse(path, await this.host.read(path));
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
    }
    const above = folderAbove(folder);
    return above === folder ? noSettings : this.inFolder(above);
  }

  private parse(path: string, source: string): Settings {
    const parsed = parseJsonFile(source);
    if (!('value' in parsed)) {
      this.problems.push({ ...parsed, path, source });
      return noSettings;
    }
    const read = readSettings(parsed.value);
    if (typeof read !== 'string') return read;
    this.problems.push({ path, source, line: 1, column: 1, message: read });
    return noSettings;
  }
}

/** Settings, or what is wrong with them. */
function readSettings(json: unknown): Settings | string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return 'The settings are an object: { "escape": "html" }.';
  }
  const {
    escape = noSettings.escape,
    locale = noSettings.locale,
    formatters = [],
    predicates = [],
    partials = [],
    ...others
  } = json as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    return `There is no setting '${unknown}': there are escape, locale, formatters, predicates and partials.`;
  }
  if (escape !== 'none' && escape !== 'html') return `'escape' is "html" or "none".`;
  if (typeof locale !== 'string' || !isLocale(locale)) return `'locale' is such as "en-US".`;
  if (!isNames(formatters) || !isNames(predicates) || !isNames(partials)) {
    return `'formatters', 'predicates' and 'partials' are lists of names.`;
  }
  return { escape, locale, formatters, predicates, partials };
}

/** Whether it is a language tag (BCP 47). */
export function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

/** The folder of a path; `/` and `.` are their own. */
function folderAbove(path: string): string {
  const slash = path.lastIndexOf('/');
  if (slash < 0) return '.';
  return slash === 0 ? '/' : path.slice(0, slash);
}
