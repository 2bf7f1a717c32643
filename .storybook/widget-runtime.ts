import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readFlavour } from '../scripts/flavours.mjs';
import { preactRuntime } from '../scripts/rollup/preact-runtime.mjs';

/** What renders widgets. Storybook and the stories around them are the page's own React. */
const ofWidgets = [
  'core/',
  'widgets/',
  'analytics/',
  'node_modules/@r2wc/',
  'stories/support/form-with-captcha.tsx',
];

const isOfWidgets = (importer: string) =>
  ofWidgets.some((place) => normalizePath(path.relative('.', importer)).startsWith(place));

/** Runs the widgets of stories on the runtime of the flavour that FLAVOUR names. */
export function widgetRuntime(): Plugin[] {
  if (readFlavour().runtime === 'react') return [];
  return [
    preactRuntime(isOfWidgets),
    {
      name: 'preact-dependencies',
      config: () => ({
        test: { setupFiles: ['.storybook/preact-effects.ts'] },
        // Both flavours may run at one time, and each bundles its own dependencies.
        cacheDir: 'node_modules/.cache/stories-preact',
        optimizeDeps: {
          include: [
            'preact',
            'preact/compat',
            'preact/compat/client',
            'preact/compat/jsx-dev-runtime',
            '@r2wc/react-to-web-component > @r2wc/core',
          ],
          // As a bundle it would bring React.
          exclude: ['@r2wc/react-to-web-component'],
        },
      }),
    },
  ];
}
