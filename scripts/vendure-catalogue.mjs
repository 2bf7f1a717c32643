// Writes examples/vendure/catalogue.json from the example shop's products; a test compares the two.
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { format, resolveConfig } from 'prettier';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { plainCatalogue } = await vite.ssrLoadModule('/examples/vendure/plain-catalogue.ts');
const file = 'examples/vendure/catalogue.json';
const json = JSON.stringify(plainCatalogue(), null, 2);
writeFileSync(file, await format(json, { ...(await resolveConfig(file)), filepath: file }));
await vite.close();
