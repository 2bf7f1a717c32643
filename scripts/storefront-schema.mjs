// Writes tests/connectors/fakes/storefront.graphql from the schema that Shopify publishes in @shopify/hydrogen-react:
//   npm pack @shopify/hydrogen-react && tar xzf shopify-hydrogen-react-*.tgz
//   node scripts/storefront-schema.mjs package
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildClientSchema, parse, print, printSchema, visit } from 'graphql';

const [folder = 'package'] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
const { version } = read('package.json');
const schema = buildClientSchema(read('storefront.schema.json'));
const bare = visit(parse(printSchema(schema)), {
  enter: (node) => (node.description ? { ...node, description: undefined } : undefined),
});

const notice = `# The schema of Shopify's Storefront API ${version.split('.')[0]}-${version.split('.')[1].padStart(2, '0')}, as @shopify/hydrogen-react ${version} publishes it, without descriptions:
# scripts/storefront-schema.mjs writes it. Copyright 2023-present, Shopify Inc.; MIT licence.
`;
writeFileSync('tests/connectors/fakes/storefront.graphql', `${notice}\n${print(bare).trim()}\n`);
