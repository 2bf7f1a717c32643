import { questionNames, questions } from './answers.js';

const choices = questionNames.flatMap((name) => {
  const { choices: all } = questions[name];
  return all === null ? [] : [`  --${name.padEnd(16)}${all.join(', ')}`];
});

/** What `--help` prints. */
export const usage = `Usage: create-vitrine-shop FOLDER [options]

Makes a folder with a shop of your own. The folder must be new or empty.

  --name TEXT       what the shop is called
${choices.join('\n')}
  --from FILE       a CSV file with your products, with the columns of an export of the owner's pages
  --shop SPEC       where npm finds vitrine-shop: a version, a folder or a tarball
  --vitrine SPEC    the same for vitrine, on which it stands
  -y, --yes         ask nothing: what is not given is as by default
  -h, --help        print this
  -v, --version     print the version
`;
