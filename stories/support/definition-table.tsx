/// <reference types="vite/types/importMeta.d.ts" />
import { elementTypes } from 'virtual:element-types';
import type { Access, WidgetDefinition } from '../../widgets/element/index.js';
import {
  createDeclaration,
  typesOf,
  type ElementTypes,
  type TypedName,
} from '../../widgets/element/manifest.js';
import { DataTable } from './data-table.js';

interface Section {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** How each element is used by keyboard and ear, by its module. */
const accesses = import.meta.glob<{ access: Access }>('../../widgets/elements/*/access.ts', {
  eager: true,
});

/** Everything a page can set, hear, call, fill or style of a widget, drawn from its definition. */
export function DefinitionTable({ definition }: { definition: WidgetDefinition }) {
  return listSections(definition)
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, columns, rows }) => (
      <section key={title}>
        <h3>{title}</h3>
        <DataTable columns={columns} rows={rows} />
      </section>
    ));
}

function listSections(definition: WidgetDefinition): Section[] {
  const types = typesOf(elementTypes, definition.tag);
  const { attributes, members, slots, cssParts, cssStates, cssProperties } = createDeclaration(
    definition,
    types,
  );
  const fields = members.filter((member) => member.kind === 'field');
  const methods = members.filter((member) => member.kind === 'method');
  const describe = (name: string, { description }: { description: string }) => [name, description];

  return [
    {
      title: 'Attributes',
      columns: ['Attribute', 'Type', 'Default', 'Meaning'],
      rows: attributes.map((attribute) => [
        code(attribute.name),
        code(attribute.type.text),
        code(attribute.default),
        attribute.description,
      ]),
    },
    {
      title: 'Properties',
      columns: ['Property', 'Type', 'Attribute', 'Meaning'],
      rows: fields.map(({ name, type, attribute, reflects, description }) => [
        code(name),
        code(type.text),
        reflects ? `${code(attribute)}, reflected` : code(attribute),
        description,
      ]),
    },
    {
      title: 'Events',
      columns: ['Event', 'Type', 'Can be prevented', 'Meaning'],
      rows: Object.entries(definition.events ?? {}).map(
        ([callback, { type, cancelable, description }]) => [
          code(type),
          code(types.events[callback]?.type.text),
          cancelable ? 'yes' : 'no',
          description,
        ],
      ),
    },
    ...listDetails(types),
    {
      title: 'Methods',
      columns: ['Method', 'Answers', 'Meaning'],
      rows: methods.map((method) => [
        code(`${method.name}(${method.parameters.map(writeParameter).join(', ')})`),
        code(method.return.type.text),
        method.description,
      ]),
    },
    {
      title: 'Slots',
      columns: ['Slot', 'Meaning'],
      rows: slots.map((slot) => describe(slot.name ? code(slot.name) : 'default', slot)),
    },
    {
      title: 'Parts',
      columns: ['Part', 'Meaning'],
      rows: cssParts.map((part) => describe(code(`::part(${part.name})`), part)),
    },
    {
      title: 'States',
      columns: ['State', 'Meaning'],
      rows: cssStates.map((state) => describe(code(`:state(${state.name})`), state)),
    },
    {
      title: 'Custom properties',
      columns: ['Property', 'Meaning'],
      rows: cssProperties.map((property) => describe(code(property.name), property)),
    },
    ...listAccess(definition),
  ];
}

/** What keys do, and what is announced. */
function listAccess({ tag }: WidgetDefinition): Section[] {
  const file = `../../widgets/elements/${tag.replace('vitrine-', '')}/access.ts`;
  const access = accesses[file]?.access;
  if (!access) throw new Error(`${file} says nothing of keys and announcements.`);
  const { keyboard, announcements } = access;
  return [
    {
      title: 'Keyboard',
      columns: ['Key', 'What it does'],
      rows: typeof keyboard === 'string' ? [['none', keyboard]] : Object.entries(keyboard),
    },
    {
      title: 'Announcements',
      columns: ['What a screen reader is told'],
      rows: [announcements].flat().map((one) => [one]),
    },
  ];
}

/** A table for each type of detail, which several events may share. */
function listDetails({ events }: ElementTypes): Section[] {
  const details = new Map(
    Object.values(events).map(({ type, members = [] }) => [detailOf(type.text), members] as const),
  );
  return Array.from(details, ([detail, members]) => ({
    title: `Members of ${detail}`,
    columns: ['Member', 'Type', 'Meaning'],
    rows: members.map((member) => [
      code(`${member.name}${member.optional ? '?' : ''}`),
      code(member.type.text),
      member.description ?? '',
    ]),
  }));
}

/** `CustomEvent<AddedDetail>` → `AddedDetail`. */
function detailOf(type: string): string {
  return type.replace(/^CustomEvent<(.*)>$/, '$1');
}

function writeParameter({ name, type, optional }: TypedName): string {
  return `${name}${optional ? '?' : ''}: ${type.text}`;
}

const code = (text = '') => text && `\`${text}\``;
