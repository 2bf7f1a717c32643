import { runCommand } from '../../../../tools/template/command.js';
import { ReadError, type Host } from '../../../../tools/template/host.js';

interface Outcome {
  status: number;
  out: string;
  err: string;
}

interface Surroundings {
  isColored: boolean;
  watch: Host['watch'];
  /** Gets what the command writes. */
  changed: Map<string, string>;
}

const neverChanged: Host['watch'] = async () => ({ stopped: Promise.resolve() });

/** Runs the command on files that are only in memory; `-` is standard input. */
export async function runWith(
  args: readonly string[],
  files: Record<string, string> = {},
  { isColored = false, watch = neverChanged, changed = new Map() }: Partial<Surroundings> = {},
): Promise<Outcome> {
  const written = { out: '', err: '' };
  const channel = (name: 'out' | 'err') => ({
    write: (text: string) => void (written[name] += text),
    isColored,
  });
  const status = await runCommand(args, {
    read: async (path) => {
      const text = files[path];
      if (text === undefined) throw new ReadError('There is no such file or folder.');
      return text;
    },
    write: async (path, text) => {
      files[path] = text;
      changed.set(path, text);
    },
    list: async (folder) => {
      const below = folder === '.' ? '' : `${folder}/`;
      const paths = Object.keys(files).filter((path) => path.startsWith(below));
      if (paths.length === 0) throw new ReadError('There is no such file or folder.');
      return paths.map((path) => path.slice(below.length));
    },
    isFolder: async (path) => {
      return Object.keys(files).some((file) => file.startsWith(`${path.replace(/\/$/, '')}/`));
    },
    absolute: (path) => path,
    watch,
    serveEditor: async () => channel('out').write('served'),
    out: channel('out'),
    err: channel('err'),
    version: async () => '1.2.3',
  });
  return { status, ...written };
}
