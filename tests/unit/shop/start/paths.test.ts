import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../../shop/server/index.js';
import { findPaths } from '../../../../shop/start/paths.js';

describe('the paths of a shop', () => {
  it('are those of the package, from any working directory', () => {
    const { publicDir, templatesDir, ownerDir } = findPaths({}, {});
    expect([publicDir, templatesDir, ownerDir].filter((one) => !existsSync(one))).toEqual([]);
    expect(templatesDir).toBe(packageFile('vitrine-shop', 'pages/templates'));
    expect(packageFile('vitrine', 'package.json')).toBe(`${process.cwd()}/package.json`);
  });

  it('are what the shop says, and a variable wins over it', () => {
    const given = { templatesDir: '/shop/templates', downloadsDir: null };
    expect(findPaths(given, {})).toMatchObject(given);
    expect(findPaths(given, { TEMPLATES_DIR: 'mine', ASSETS_DIR: 'lite' })).toMatchObject({
      templatesDir: 'mine',
      assetsDir: 'lite',
      downloadsDir: null,
    });
  });
});
