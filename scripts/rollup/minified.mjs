import { minify } from 'vite';

/** Minifies with vite's oxc minifier, under `banner`. */
export function minified(banner = '') {
  return {
    name: 'minified',
    async renderChunk(code, chunk) {
      const { code: small, errors } = await minify(chunk.fileName, code, { module: true });
      if (errors.length > 0) this.error(errors[0].message);
      return { code: banner ? `${banner}\n${small}` : small, map: null };
    },
  };
}
