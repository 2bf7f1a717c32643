import path from 'node:path';

/** Puts the schemas' plain functions in the place of zod, which no shopper downloads. */
export function plainSchemas() {
  return {
    name: 'plain-schemas',
    resolveId: (name) =>
      name === 'zod/mini' ? path.resolve('dist/modules/core/schema-functions/index.js') : null,
  };
}
