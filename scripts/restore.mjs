import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { restore } = await import('./backup/index.mjs');
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the file to read: npm run restore -- shop.backup');
  console.log(await restore(file, process.env));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
