import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { backUp } = await import('./backup/index.mjs');
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the file to write: npm run backup -- shop.backup');
  console.log(await backUp(file, process.env));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
