// Writes examples/vendure/catalogue.json from the example shop's products; a test compares the two.
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { plainCatalogue } = await vite.ssrLoadModule('/examples/vendure/plain-catalogue.ts');
writeFileSync('examples/vendure/catalogue.json', JSON.stringify(plainCatalogue(), null, 2) + '\n');
await vite.close();
