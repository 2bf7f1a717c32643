import { prepareRelease } from './release/prepare.mjs';

try {
  const [version] = process.argv.slice(2);
  if (!version) throw new Error('Name the version: npm run release -- 1.2.3');
  console.log(prepareRelease('.', version));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
