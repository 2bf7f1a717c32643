import { createRequire } from 'node:module';
import path from 'node:path';
import { createServer } from 'vite';
import { fromSources } from '../doors.mjs';

const mdxLoader = createRequire(import.meta.url).resolve('@storybook/addon-docs/mdx-loader');

/** Compiles MDX as Storybook does, by the loader that it exports. */
function mdxPlugin() {
  return {
    name: 'mdx',
    enforce: 'pre',
    async transform(text, id) {
      if (!id.endsWith('.mdx')) return;
      const { default: loader } = await import(mdxLoader);
      return new Promise((resolve, reject) => {
        const context = {
          async: () => (error, code) => (error ? reject(error) : resolve({ code, map: null })),
          getOptions: () => ({}),
          resourcePath: id,
        };
        void loader.call(context, text);
      });
    },
  };
}

/**
 * Opens the sources of the project for a script: TypeScript and MDX, without a build.
 * @returns {Promise<{ load(file: string): Promise<any>, close(): Promise<void> }>} `load` takes a path from the project's folder.
 */
export async function openSources() {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [fromSources(), mdxPlugin()],
    resolve: {
      alias: {
        '@storybook/addon-docs/blocks': path.resolve('tools/documentation/storybook-blocks.tsx'),
      },
    },
  });
  return {
    load: (file) => server.ssrLoadModule(`/${file}`),
    close: () => server.close(),
  };
}
