import type { Answers } from '../answers.js';
import type { OwnWords } from '../words.js';

/** The packages of the shop, which have the version of this command. */
export interface PackageFacts {
  readonly version: string;
  readonly node: string;
}

/** Where npm finds a package: a version, a folder or a tarball; null for the version of this command. */
export interface PackageSources {
  readonly shop: string | null;
  readonly vitrine: string | null;
}

/** A name that npm takes; names without Latin letters become `shop`. */
export function packageName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'shop';
}

export function packageJson(
  { name }: Answers,
  { version, node }: PackageFacts,
  { shop, vitrine }: PackageSources,
): string {
  const manifest = {
    name: packageName(name),
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node },
    scripts: { start: 'node start.js' },
    dependencies: {
      ...(vitrine !== null && { vitrine }),
      'vitrine-shop': shop ?? `^${version}`,
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export const startScript = `import { runShopFolder } from 'vitrine-shop';

await runShopFolder(import.meta.dirname);
`;

/** A text in quotation marks, as JavaScript reads it. */
const quoted = (text: string) =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replace(/\r?\n/g, ' ')
    .replace(/[\u2028\u2029]/g, ' ')}'`;

export const shopConfig = (
  { name, language, currency, theme }: Answers,
  { tagLine, description }: OwnWords,
): string => `/** @type {import('vitrine-shop').ShopConfig} */
export const config = {
  name: ${quoted(name.trim())},
  tagLine: ${quoted(tagLine)},
  description: ${quoted(description)},
  // Stands at the end of every page, such as an address.
  footerWords: '',
  // Of the texts and of the products: en, de, ar or ja.
  language: ${quoted(language)},
  // Of prices until a visitor chooses another: USD, EUR or JPY.
  currency: ${quoted(currency)},
  // auto, shore, dusk, tide or press.
  theme: ${quoted(theme)},
  timeZone: 'UTC',
  // More pages: newsletter, journal, events, albums and others; see docs/guides/own-shop.md of the package.
  pages: ['about', 'contact'],
};
`;

export const environmentExample = `# Copy this file to .env. Variables of the environment win over it.

# PostgreSQL, which needs one more package: npm install pg. Without it, an embedded database in .data keeps everything.
#DATABASE_URL=postgres://user:password@localhost:5432/shop

# The password of /owner, of at least 12 characters. Without it, each start prints another one.
#OWNER_PASSWORD=

#PORT=8080

# Where shoppers find the shop, and whether a TLS proxy stands before it.
#PUBLIC_URL=https://shop.example
#TRUST_PROXY=true

# Without a mail server, mails are files in .data/mail.
#SMTP_URL=smtp://user:password@mail.example:587
#MAIL_FROM="Shop <shop@example.com>"
#OWNER_EMAIL=owner@example.com
`;

export const ignoredFiles = `node_modules/
.data/
.env
`;

export const containerFile = `FROM docker.io/library/node:22-slim
WORKDIR /shop
ENV NODE_ENV=production DATA_DIR=/data
COPY package.json package-lock.json* ./
RUN npm install --omit=dev --no-audit --no-fund
COPY . .
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
CMD ["node", "start.js"]
`;

export const readme = ({ name }: Answers): string => `# ${name.trim().replace(/\s+/g, ' ')}

    npm install
    npm start

The shop is at http://localhost:8080/, the owner's pages at http://localhost:8080/owner. The password of the owner's
pages stands in the terminal; set \`OWNER_PASSWORD\` to keep one (see \`.env.example\`).

| File | What it is |
| --- | --- |
| \`shop.config.js\` | name, words, language, currency, look and pages |
| \`catalogue/products.csv\` | the products, one variant in a row; each start reads it |
| \`public/\` | files served as they are; \`public/pictures/URL_ID.svg\` (or .jpg, .png, .webp) is the picture of a product, \`URL_ID-2.svg\` the next |
| \`templates/\` | pages in place of those of the package |
| \`downloads/\` | files that are sold: one folder for each SKU |
| \`.env.example\` | the variables: database, mail, address |
| \`Containerfile\` | an image of the shop: \`podman build -t shop .\` |

A product that you change in the owner's pages stays as you changed it there; the file no longer counts for it. Each
product has a price in USD, EUR and JPY. Payments are those of a test provider, which takes no money:
\`docs/guides/payments.md\` in the repository of Vitrine says how to connect your own.
`;
