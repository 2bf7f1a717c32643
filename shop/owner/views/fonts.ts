import {
  deviceChoice,
  deviceFonts,
  familyOf,
  fontFilePath,
  fontLimits,
  fontRoles,
  fontStack,
  interfaceMessage,
  uploadedChoice,
  type FontFile,
  type FontRole,
  type TypedFonts,
} from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import type { Typed } from '../../pages/views/parts/field.js';
import { ownerView, type ShownPage } from './page.js';

export const fontsPath = '/owner/fonts';
const fontFilesPath = `${fontsPath}/files`;

export interface FontsPage extends ShownPage {
  readonly files: readonly FontFile[];
  /** What is chosen, or what a refused form has. */
  readonly chosen: TypedFonts;
  /** Sentences of `heading`, `text`, `file` and ids of files. */
  readonly errors: Typed;
  /** What the last action was, from the query. */
  readonly done: string | undefined;
}

const notices: ReadonlyMap<string, string> = new Map([
  ['saved', 'Saved. Visitors see the fonts with their next page.'],
  ['uploaded', 'The font is uploaded. Choose it for headings or text to use it.'],
  ['deleted', 'The file is deleted.'],
]);

const roleWords: Readonly<Record<FontRole, string>> = { heading: 'Headings', text: 'Text' };

/** The property of the shop's sheet that a role sets. */
const properties: Readonly<Record<FontRole, string>> = {
  heading: '--shop-serif',
  text: '--shop-sans',
};

/** The fonts of the shop, with a sample that the script changes at each choice. */
export function fontsView({ crumb, files, chosen, problem, errors, done = '' }: FontsPage) {
  const notice = notices.get(done) ?? null;
  const families = [...new Set(files.map(({ family }) => family))];
  const groups = [
    {
      label: 'On every device',
      choices: deviceFonts.map(({ name, title }) => ({ value: deviceChoice(name), label: title })),
    },
    {
      label: 'Uploaded',
      choices: families.map((family) => ({ value: uploadedChoice(family), label: family })),
    },
  ].filter(({ choices }) => choices.length > 0);
  return {
    ...ownerView({ heading: 'Fonts', crumb, problem, notice }),
    save: { url: toAddress(fontsPath) },
    roles: fontRoles.map((role) => ({
      name: role,
      label: roleWords[role],
      property: properties[role],
      error: errors[role] ?? null,
      isOwn: chosen[role] === '',
      groups: groups.map(({ label, choices }) => ({
        label,
        choices: choices.map((choice) => ({
          ...choice,
          isChosen: choice.value === chosen[role],
        })),
      })),
    })),
    // Platform §8.
    failed: `${interfaceMessage('fontsNotLoaded')}. The sample shows the previous font.`,
    fonts: Object.fromEntries(
      groups.flatMap(({ choices }) => choices).map(({ value }) => [value, previewOf(value, files)]),
    ),
    files: files.map((file) => ({
      title: `${file.family}, ${styleWords(file)}`,
      error: errors[file.id] ?? null,
      remove: { url: toAddress(`${fontFilesPath}/${file.id}/remove`) },
    })),
    upload: {
      url: toAddress(fontFilesPath),
      error: errors['file'] ?? null,
      megabytes: fontLimits.megabytes,
      files: fontLimits.files,
    },
  };
}

/** What the sample needs to show a choice. */
function previewOf(choice: string, files: readonly FontFile[]) {
  const family = familyOf(choice);
  return {
    stacks: Object.fromEntries(
      fontRoles.map((role) => [properties[role], fontStack(choice, role)]),
    ),
    files: files
      .filter((file) => file.family === family)
      .map(({ id, family: name, weights, isItalic }) => ({
        family: name,
        url: fontFilePath(id),
        weight: weights.join(' '),
        style: isItalic ? 'italic' : 'normal',
      })),
  };
}

function styleWords({ weights: [from, to], isItalic }: FontFile): string {
  const weight = from === to ? `weight ${from}` : `weights ${from} to ${to}`;
  return isItalic ? `${weight}, italic` : weight;
}
