import path from 'node:path';
import { rollup } from 'rollup';

/** Of the bundles one is read while another is minified: all at a time take gigabytes. */
const most = 2;
const waiting = [];
let running = 0;

/** {@link writeNow} as soon as there is room. */
export async function writeBundle(config) {
  if (running === most) await new Promise((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await writeNow(config);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Bundles and writes as a configuration says.
 * @throws Error for a warning.
 */
async function writeNow({ output, onwarn, ...input }) {
  const warnings = [];
  const keep = (warning) => warnings.push(warning.message ?? warning);
  const bundle = await rollup({
    ...input,
    onwarn: (warning) => (onwarn ? onwarn(warning, keep) : keep(warning)),
  });
  const { output: files } = await bundle.write(output);
  await bundle.close();
  if (warnings.length > 0) {
    throw new Error(`The build gave warnings, which count as errors:\n${warnings.join('\n')}`);
  }
  const reads = bundle.watchFiles.map((file) => path.relative('.', file));
  const folder = output.dir ?? path.dirname(output.file);
  const writes = files.map(({ fileName }) => path.join(folder, fileName));
  return { reads: reads.filter(isOurs), writes };
}

/** The lock file stands for packages; a module of rollup's own has no file. */
const isOurs = (file) => !/[\0?]|^\.\.|node_modules/.test(file);
