import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { minify } from 'vite';
import { packVsix } from './extension/vsix.mjs';
import { transpiled } from './rollup/transpiled.mjs';

/**
 * Packs the extension for VS Code: the client, the built language server, the grammar. `npm run extension [-- FILE]`;
 * without FILE dist/vitrine-template-VERSION.vsix. `npm run build` must have run before.
 */
const server = 'dist/bin/vitrine-template-lsp.js';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const packed = path.resolve(process.argv[2] ?? `dist/vitrine-template-${version}.vsix`);

if (!existsSync(server)) throw new Error(`${server} is missing. Run npm run build first.`);
const manifest = JSON.parse(readFileSync('editors/vscode/package.json', 'utf8'));
const files = {
  'package.json': Buffer.from(`${JSON.stringify({ ...manifest, version }, null, 2)}\n`),
  'README.md': readFileSync('editors/vscode/README.md'),
  'LICENSE.txt': readFileSync('LICENSE'),
  'language-configuration.json': readFileSync('editors/vscode/language-configuration.json'),
  'vitrine-template.tmLanguage.json': readFileSync('editors/vitrine-template.tmLanguage.json'),
  'server.mjs': readFileSync(server),
  'client.cjs': Buffer.from(await bundleClient()),
};
mkdirSync(path.dirname(packed), { recursive: true });
writeFileSync(packed, packVsix(files));
console.log(`Packed ${path.relative('.', packed)}.`);

/** The client with the libraries of its protocol. */
async function bundleClient() {
  const bundle = await rollup({
    input: 'editors/vscode/client.ts',
    // The editor itself.
    external: ['vscode'],
    onwarn: (warning, warn) => {
      // Warnings about the code of packages are ignored.
      if (!(warning.id ?? warning.ids?.[0] ?? '').includes('node_modules')) warn(warning);
    },
    plugins: [
      transpiled(),
      nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
      commonjs({ ignore: ['vscode'] }),
    ],
  });
  const { output } = await bundle.generate({ format: 'cjs', inlineDynamicImports: true });
  await bundle.close();
  const { code } = await minify('client.cjs', output[0].code, { module: false });
  return `/*! With vscode-languageclient © Microsoft Corporation | MIT */\n${code}`;
}
