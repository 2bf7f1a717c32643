import type { FormatOptions } from '../command-lines/index.js';
import { ReadError, WriteError, type Host } from '../host.js';
import { createLanguage } from '../language.js';
import { createPaint } from '../paint.js';
import { describeFile } from '../place.js';
import { formatTemplate } from './format-template.js';

/** Prints, compares or writes the formatted files. Resolves to the exit status. */
export async function format(options: FormatOptions, host: Host): Promise<0 | 1> {
  const { vocabulary } = createLanguage({ formatters: options.formatters });
  const paint = createPaint(host.err.isColored);
  let status: 0 | 1 = 0;
  for (const path of options.files) {
    try {
      const source = await host.read(path);
      const text = formatTemplate(source, vocabulary);
      if (!options.isCheck && !options.isWrite) host.out.write(text);
      else if (text !== source) {
        if (options.isWrite) await host.write(path, text);
        else status = 1;
        host.out.write(`${path}\n`);
      }
    } catch (error) {
      if (!(error instanceof ReadError || error instanceof WriteError)) throw error;
      host.err.write(`${describeFile(path, error.message, paint)}\n`);
      status = 1;
    }
  }
  return status;
}
