import type { Access } from './definition.js';
import type { Declaration } from './declaration.js';

/** An element as documents describe it. */
export interface DescribedElement {
  readonly declaration: Declaration;
  readonly access: Access;
}

/** The sections of an element with a row for each of its members; the cells of a row are never empty. */
export function listSections({ declaration, access }: DescribedElement) {
  const { members } = declaration;
  const described = (all: readonly { name: string; description: string }[]) =>
    all.map(({ name, description }) => [code(name), description]);
  const { keyboard, announcements } = access;
  return {
    Attributes: declaration.attributes.map((attribute) => [
      code(attribute.name),
      code(attribute.type.text),
      attribute.default ? `default ${code(attribute.default)}` : 'no default',
      attribute.description,
    ]),
    'Properties without an attribute': members.flatMap((member) =>
      member.kind === 'field' && member.attribute === undefined
        ? [[code(member.name), code(member.type.text), member.description]]
        : [],
    ),
    Events: declaration.events.map((event) => {
      const members = event['x-detail'] ?? [];
      const detail = members.map(({ name, type }) => `${code(name)}: ${code(type.text)}`);
      const rest = detail.length > 0 ? [`detail ${detail.join(', ')}`] : [];
      return [code(event.name), code(event.type.text), event.description, ...rest];
    }),
    Methods: members.flatMap((member) => {
      if (member.kind !== 'method') return [];
      const given = member.parameters.map(
        ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type.text}`,
      );
      return [
        [
          code(`${member.name}(${given.join(', ')})`),
          code(member.return.type.text),
          member.description,
        ],
      ];
    }),
    Slots: declaration.slots.map(({ name, description }) => [
      name ? code(name) : 'the content',
      description,
    ]),
    Parts: described(declaration.cssParts),
    States: declaration.cssStates.map(({ name, description }) => [
      code(`:state(${name})`),
      description,
    ]),
    'CSS properties': declaration.cssProperties.map((property) => [
      code(property.name),
      code(property.syntax ?? ''),
      `default ${code(property.default ?? '')}`,
      property.description,
    ]),
    Keyboard:
      typeof keyboard === 'string'
        ? [[keyboard]]
        : Object.entries(keyboard).map(([key, does]) => [key, does]),
    Announcements:
      typeof announcements === 'string' ? [[announcements]] : announcements.map((one) => [one]),
  };
}

/** The text of llms.txt: how to use the package, then every element with all its members. */
export function createLlmsText(elements: readonly DescribedElement[], guide: string): string {
  const texts = elements.map((element) => {
    const { tagName, summary } = element.declaration;
    const sections = Object.entries(listSections(element)).map(([title, rows]) => {
      const lines = rows.map((cells) => `- ${cells.join('; ')}`);
      return `### ${title}\n\n${lines.length > 0 ? lines.join('\n') : 'None.'}\n`;
    });
    return `## <${tagName}>\n\n${summary}\n\n${sections.join('\n')}`;
  });
  return `${guide.trim()}\n\n${texts.join('\n')}`;
}

/** Code in Markdown; an empty text stays empty, so that a missing cell is seen. */
function code(text: string): string {
  return text && `\`${text}\``;
}
