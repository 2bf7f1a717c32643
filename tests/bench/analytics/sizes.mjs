import { build } from 'vite';
import { sizes } from '../bytes.mjs';

/** One file with everything in it, minified, as a bundler makes it. */
export async function bundle(entry) {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: true },
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const { output } = [outputs].flat()[0];
  return output.find(({ type }) => type === 'chunk').code;
}

/** Bytes of a bundle: minified, gzip 9, brotli 11. */
export const measureCode = (name, code) => sizes(name, Buffer.from(code));
