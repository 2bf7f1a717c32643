import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { widgetRuntime } from './.storybook/widget-runtime.js';
import { browserArguments, findQuickBrowser } from './scripts/browser.mjs';
import { readFlavour } from './scripts/flavours.mjs';

const executablePath = findQuickBrowser();

/**
 * Every story is mounted in Chromium, its play function run, and axe run on each state. With FLAVOUR=lite widgets run on
 * Preact, in a page that stays React's.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' }), widgetRuntime()],
  test: {
    name: 'stories',
    // The files of a worker share a page, which starts and loads what they import once.
    isolate: false,
    setupFiles: ['.storybook/test-setup.ts'],
    env: { RUNTIME: readFlavour().runtime },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
