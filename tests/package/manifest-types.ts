import { readFileSync } from 'node:fs';
import type { createManifest } from '../../widgets/element/manifest.js';

const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as ReturnType<
  typeof createManifest
>;
const declarations = manifest.modules.flatMap((module) => module.declarations);

export const events = declarations.flatMap((element) =>
  element.events.map((event) => ({ ...event, tag: element.tagName })),
);
export const methods = declarations.flatMap((element) =>
  element.members.flatMap((member) =>
    member.kind === 'method' ? [{ ...member, tag: element.tagName }] : [],
  ),
);

/** Every type that the manifest writes, with the name of the entry and of the export for each of its names. */
export const types = [
  ...events.flatMap((event) => [event.type, ...(event['x-detail'] ?? []).map(({ type }) => type)]),
  ...methods.flatMap((method) => [
    method.return.type,
    ...method.parameters.map(({ type }) => type),
  ]),
];
