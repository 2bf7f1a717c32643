import config from '../vitest.config.ts';

/** Runs files in the order that the judge gives: the likeliest to fail first. */
class AskedOrder {
  async sort(files) {
    return files;
  }
  async shard(files) {
    return files;
  }
}

const judged = {
  ...config,
  test: {
    ...config.test,
    sequence: { sequencer: AskedOrder },
    projects: config.test.projects.map((project) => ({
      ...project,
      test: {
        ...project.test,
        setupFiles: [
          'mutants/setup.mjs',
          ...(project.test.name === 'browser' ? ['mutants/browser-setup.mjs'] : []),
          ...(project.test.setupFiles ?? []),
        ],
      },
    })),
  },
};

// Vitest asks for a default export here.
export { judged as default };
