import { minify } from 'terser';

/**
 * Without comments, which the types beside the code have; names stay readable. Bundlers keep their notes.
 * @param hasLines whether a statement is a line, for those who read the code.
 */
export function uncommented({ hasLines = true } = {}) {
  return {
    name: 'uncommented',
    async renderChunk(code) {
      const { code: bare } = await minify(code, {
        module: true,
        compress: false,
        mangle: false,
        format: {
          beautify: hasLines,
          // Half a megabyte of the package was space.
          indent_level: 0,
          quote_style: 3,
          comments: false,
          preserve_annotations: true,
        },
      });
      return { code: bare, map: null };
    },
  };
}
