import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { fromSources } from '../scripts/doors.mjs';
import { generate } from '../scripts/generate.mjs';
import { pageTarget } from '../scripts/targets.mjs';
import { elementTypesPlugin } from '../scripts/types/element-types-plugin.mjs';

generate();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../examples/marram/public/images', to: '/images' },
    { from: '../shop/pages/public/instalments', to: '/instalments' },
    { from: '../stories/guide/themes/pictures', to: '/theme-pictures' },
  ],
  // Tables and controls come from the widgets' definitions.
  typescript: { reactDocgen: false },
  // Storybook's own chunks are large, and nothing here can make them smaller.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [fromSources(), elementTypesPlugin()],
      // For older browsers vite writes languages in the place of `:dir()`.
      build: { target: pageTarget.engines, chunkSizeWarningLimit: 2_000 },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

// Storybook asks for a default export here.
export default config;
