import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Value } from '../../../core/template/index.js';
import {
  isTemplate,
  noSettings,
  joinNames,
  settingsFile,
  SettingsFinder,
  type Settings,
} from '../files/index.js';
import { ReadError, type Host } from '../host.js';
import { parseJsonFile } from '../json/index.js';
import { createLanguage } from '../language.js';
import type { LintLanguage } from '../lint/index.js';
import { remembering } from './diagnostics.js';
import { partialsNamed, projectFile, type Project, type ProjectFile } from './project.js';

/** A page of text is a few kilobytes; a longer text was not written by hand. */
const longestTemplate = 2_000_000;
const sharedSample = 'data.json';

export type Files = Pick<Host, 'read' | 'list' | 'absolute'>;

/** The templates, sample data and settings of the folders of an editor, with the texts that are not saved yet. */
export class Workspace {
  private readonly open = new Map<string, ProjectFile>();
  private readonly saved = new Map<string, ProjectFile>();
  private readonly samples = new Map<string, Value>();
  private readonly settings = new Map<string, Settings>();
  private current: Project | null = null;
  private language: LintLanguage = remembering(createLanguage());
  private dataFile: string | null = null;

  /** `folders` are paths from the root, with `/` between. */
  constructor(
    private readonly files: Files,
    private readonly folders: readonly string[],
  ) {}

  /** Reads everything. Unreadable files are left out. */
  async load(): Promise<void> {
    this.saved.clear();
    this.samples.clear();
    for (const folder of this.folders) {
      const names = await orNull(() => this.files.list(folder));
      const paths = (names ?? []).map((name) => `${folder}/${name}`);
      const known = new Set(paths);
      const templates = paths.filter(isTemplate);
      const samples = [...templates.map(sampleBeside), `${folder}/${sharedSample}`];
      await Promise.all([
        ...templates.map((path) => this.readTemplate(path)),
        ...samples.filter((path) => known.has(path)).map((path) => this.readSample(path)),
      ]);
    }
    if (this.dataFile) await this.readSample(this.dataFile);
    await this.readSettings();
  }

  /** Uses a file for templates without a sample of their own; relative to the first folder. Null for `data.json`. */
  async setDataFile(file: string | null): Promise<void> {
    const isAbsolute = file !== null && /^(\/|[a-z]:[\\/])/i.test(file);
    this.dataFile = file === null || isAbsolute ? file : `${this.folders[0] ?? '.'}/${file}`;
    if (this.dataFile) await this.readSample(this.dataFile);
    this.current = null;
  }

  /** Takes the text of an editor for a file. */
  edit(uri: string, text: string): void {
    this.open.set(uri, projectFile(uri, this.pathFrom(uri), text));
    this.current = null;
  }

  /** Goes back to the file on disk. */
  close(uri: string): void {
    this.open.delete(uri);
    this.current = null;
  }

  /** Reads a file again that another program has changed, created or deleted. */
  async refresh(uri: string): Promise<void> {
    const path = pathOfUri(uri);
    if (path === null) return;
    if (path.endsWith(`/${settingsFile}`)) return this.readSettings();
    if (isTemplate(path)) await this.readTemplate(path);
    else if (path.endsWith('.json')) await this.readSample(path);
  }

  /** Reads the settings of files that were opened since. */
  async readSettings(): Promise<void> {
    const finder = new SettingsFinder(this.files);
    this.settings.clear();
    for (const uri of new Set([...this.saved.keys(), ...this.open.keys()])) {
      const path = pathOfUri(uri);
      if (path !== null) this.settings.set(uri, await finder.of(path));
    }
    this.language = remembering(createLanguage(joinNames([...this.settings.values()])));
    this.current = null;
  }

  get lintLanguage(): LintLanguage {
    return this.language;
  }

  settingsOf(uri: string): Settings {
    return this.settings.get(uri) ?? noSettings;
  }

  /** The state of now; the next change makes another. */
  get project(): Project {
    this.current ??= this.createProject();
    return this.current;
  }

  private createProject(): Project {
    const all = new Map([...this.saved, ...this.open]);
    // In one order, whichever file was read first.
    const files = new Map([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
    const applied = new Set<string>();
    const project: Project = {
      files,
      vocabulary: this.language.vocabulary,
      sampleOf: (uri) => {
        const path = pathOfUri(uri);
        const own = path === null ? undefined : this.samples.get(sampleBeside(path));
        // A partial sees what the template hands it that runs it.
        return own === undefined && !applied.has(uri) ? this.shared(path) : own;
      },
    };
    for (const file of files.values()) {
      for (const { kind, name } of file.words) {
        const target = kind === 'partial' ? partialsNamed(project, name, file)[0] : undefined;
        if (target) applied.add(target.uri);
      }
    }
    return project;
  }

  private shared(path: string | null): Value {
    if (this.dataFile) return this.samples.get(this.dataFile);
    const folder = this.folders.find((each) => path?.startsWith(`${each}/`)) ?? this.folders[0];
    return this.samples.get(`${folder}/${sharedSample}`);
  }

  private async readTemplate(path: string): Promise<void> {
    const uri = uriOfPath(path);
    const text = await orNull(() => this.files.read(path));
    if (text === null || text.length > longestTemplate) this.saved.delete(uri);
    else this.saved.set(uri, projectFile(uri, this.pathFrom(uri), text));
    this.current = null;
  }

  private async readSample(path: string): Promise<void> {
    const text = await orNull(() => this.files.read(path));
    const parsed = text === null ? null : parseJsonFile(text);
    if (parsed && 'value' in parsed) this.samples.set(path, parsed.value as Value);
    else this.samples.delete(path);
    this.current = null;
  }

  /** The path from the folder that holds a file; its name for one outside of all. */
  private pathFrom(uri: string): string {
    const path = pathOfUri(uri) ?? uri;
    const folder = this.folders.find((each) => path.startsWith(`${each}/`));
    return folder === undefined ? (path.split('/').at(-1) ?? path) : path.slice(folder.length + 1);
  }
}

/** `pages/shop.html` → `pages/shop.json`. */
function sampleBeside(path: string): string {
  return path.replace(/\.[^./]*$/, '') + '.json';
}

/** Null for what is no file, such as a text that has never been saved. */
export function pathOfUri(uri: string): string | null {
  return uri.startsWith('file:') ? fileURLToPath(uri).replaceAll('\\', '/') : null;
}

function uriOfPath(path: string): string {
  return pathToFileURL(path).href;
}

async function orNull<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}
