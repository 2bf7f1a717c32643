// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  interfaceMessage,
  interfaceMessages,
} from '../../../../../examples/server/interface-messages/index.js';
import { coverage } from '../../../../../tools/documentation/specification/index.js';

const folder = 'examples/server/interface-messages/';
const specs = [
  'tests/browser/interface-messages.spec.ts',
  'tests/browser/interface-messages-files.spec.ts',
];

const keyOf = new Map(
  Object.entries(interfaceMessages).map(([key, text]) => [text as string, key]),
);

/** The sentence stands in the owner's table: its user names the key. */
const fromTable = 'table';

/** Every sentence of platform §5 and §8, "UI messages", with what its user says; null for one without a user. */
const sentences: readonly (readonly [5 | 8, string, string | null])[] = [
  [5, 'Please enter a valid email', fromTable],
  [5, 'Emails must be formatted as {email}', fromTable],
  [5, 'Links must be formatted as {host} or {host}', "formStrings('invalidLink'"],
  [5, 'Please enter a file name', fromTable],
  [5, '{val} is not a valid page URL', "editorStrings('pageUrlInvalid'"],
  [5, 'This {tagType} already exists', fromTable],
  [5, 'You may only edit one {tagType} at a time', fromTable],
  [5, 'A List must be selected', fromTable],
  [5, 'Your dataset must have at least one column', fromTable],
  [5, 'Your dataset must have at least one row', fromTable],
  [
    5,
    'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
    "editorStrings('fileTooLarge'",
  ],
  [
    5,
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    fromTable,
  ],
  [8, 'Unable to load results', "say('Unable to load results')"],
  [8, 'Unable to load. Try again.', "formSubmissionStrings('unableToLoad')"],
  [8, 'Something went wrong', "'Something went wrong'"],
  [8, 'Unable to load collections', fromTable],
  [8, 'Unable to load fonts', fromTable],
  [8, 'No results found', "say('No results found')"],
  [8, 'Network error', fromTable],
  [8, 'No response data from job request', fromTable],
  [8, 'File processing failed', fromTable],
  [8, 'File processing cancelled', fromTable],
  [8, 'File upload failed to complete', fromTable],
  [8, 'There was a problem while renaming your file.', fromTable],
  [8, 'There was a problem while uploading your file.', fromTable],
  [8, 'Unable to connect. Please try again', fromTable],
  [8, 'Unable to locate content', fromTable],
  [8, 'Code editing is not available on Android.', "'codeOnAndroid'"],
];

function rowOf(section: 5 | 8, sentence: string) {
  const rows = coverage
    .find(({ name }) => name === 'platform')
    ?.sections.find(({ number }) => number === section)?.rows;
  const row = rows?.find(({ item }) => item === `'${sentence}'`);
  if (row === undefined) throw new Error(`No row of §${section} is "${sentence}".`);
  return row;
}

const used = sentences.filter(([, , use]) => use !== null);

describe('the messages of the interface', () => {
  it.each(used)(
    'platform §%i: "%s" has a user, and is provoked in a browser',
    (section, sentence, use) => {
      const { kind, modules, tests } = rowOf(section, sentence);
      expect(kind).toBeUndefined();
      const users = modules.filter((file) => !file.startsWith(folder));
      const said =
        use === fromTable ? `interfaceMessage('${keyOf.get(sentence) ?? '?'}'` : (use ?? '?');
      expect(users.filter((file) => readFileSync(file, 'utf8').includes(said))).not.toEqual([]);
      expect(specs.map((spec) => tests[spec])).toContain(sentence);
    },
  );

  it.each(sentences.filter(([, , use]) => use === null))(
    'platform §%i: "%s" has none, and the row says why',
    (section, sentence) => {
      const row = rowOf(section, sentence);
      expect(row.kind === 'later' ? row.reason : '').toMatch(/^Unused: /);
      expect(keyOf.has(sentence)).toBe(false);
    },
  );

  it('of the table are all of the specification', () => {
    const known = used.map(([, sentence]) => sentence);
    expect([...keyOf.keys()].filter((sentence) => !known.includes(sentence))).toEqual([]);
  });

  it('take their values, which are text alone', () => {
    expect(interfaceMessage('tagExists', { tagType: 'tag' })).toBe('This tag already exists');
    expect(interfaceMessage('emailFormat', { email: '$& {email}' })).toBe(
      'Emails must be formatted as $& {email}',
    );
    expect(interfaceMessage('networkError')).toBe('Network error');
  });
});
