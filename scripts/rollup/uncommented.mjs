import { minify } from 'terser';

/** Without comments, which the types beside the code have; names and lines stay readable. Bundlers keep their notes. */
export function uncommented() {
  return {
    name: 'uncommented',
    async renderChunk(code) {
      const { code: bare } = await minify(code, {
        module: true,
        compress: false,
        mangle: false,
        format: {
          beautify: true,
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
