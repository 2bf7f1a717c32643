import { runCommand } from '../../../../tools/template/command.js';
import { ReadError } from '../../../../tools/template/host.js';

interface Outcome {
  status: number;
  out: string;
  err: string;
}

/** Runs the command on files that are only in memory; `-` is standard input. */
export async function runWith(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
  { isColored = false } = {},
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
    list: async (folder) => {
      const paths = Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
      if (paths.length === 0) throw new ReadError('There is no such file or folder.');
      return paths.map((path) => path.slice(folder.length + 1));
    },
    out: channel('out'),
    err: channel('err'),
    version: async () => '1.2.3',
  });
  return { status, ...written };
}
