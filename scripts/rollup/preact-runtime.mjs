const prefix = '\0preact-runtime:';

/**
 * The replacement of each of React's modules. Each exports only the imported names, because a default export with
 * everything (r2wc imports one) would keep everything.
 */
const modules = {
  react: `
    import { createElement } from 'preact/compat';
    export * from 'preact/compat';
    export default { createElement };`,
  'react-dom': `export { createPortal, flushSync } from 'preact/compat';`,
  'react-dom/client': `export { createRoot } from 'preact/compat/client';`,
  'react/jsx-runtime': `export { Fragment, jsx, jsxs } from 'preact/compat/jsx-runtime';`,
  'react/jsx-dev-runtime': `export { Fragment, jsxDEV } from 'preact/compat/jsx-dev-runtime';`,
};

/**
 * Builds on Preact's React-compatible runtime instead of React. `isFor` tells whether a module that imports React, by its
 * path, gets Preact; all do without it.
 * @param {(importer: string) => boolean} [isFor]
 * @returns {import('vite').Plugin}
 */
export function preactRuntime(isFor = () => true) {
  return {
    name: 'preact-runtime',
    // In tests, before vite finds React.
    enforce: 'pre',
    resolveId: (name, importer = '') => (name in modules && isFor(importer) ? prefix + name : null),
    load: (id) => (id.startsWith(prefix) ? modules[id.slice(prefix.length)] : null),
  };
}
