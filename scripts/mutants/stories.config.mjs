import config from '../vitest.stories.config.ts';

const judged = {
  ...config,
  test: { ...config.test, setupFiles: ['mutants/setup.mjs', ...(config.test.setupFiles ?? [])] },
};

// Vitest asks for a default export here.
export { judged as default };
