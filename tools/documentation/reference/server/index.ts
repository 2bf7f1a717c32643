import { code, codeBlock, escapeHtml, table, words } from '../../pages/html.js';
import type { Page } from '../../pages/page.js';
import { heading, paragraph, referencePage, tableOrNone } from '../blocks.js';
import { meaningOf } from './meanings.js';
import type { OpenApiDocument, Operation, Schema } from '../open-api.js';
import { describeType, exampleOf, nameOf, type Schemas } from './schemas.js';

/** The contract of a shop's server: each call, from the OpenAPI document of the reference server. */
export function serverPage({ tags, paths, components: { schemas } }: OpenApiDocument): Page {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return referencePage(
    'server',
    'Server',
    'The calls that a shop answers: parameters, bodies with examples, and statuses, from the OpenAPI document of the reference server.',
    [
      paragraph(
        'Amounts are whole minor units of the currency of the cart. Times are milliseconds since 1970. A running shop gives the same document at `/api/openapi.json`. `docs/server/CONTRACT.md` in the project says what schemas cannot: cookies, tokens, order and repetition.',
      ),
      ...tags.flatMap(({ name, description }) => [
        heading(2, name),
        paragraph(description),
        ...calls
          .filter(({ operation }) => operation.tags.includes(name))
          .flatMap(({ method, path, operation }) => describeCall(method, path, operation, schemas)),
      ]),
      heading(2, 'Schemas'),
      ...Object.entries(schemas).flatMap(([name, schema]) => describeSchema(name, schema)),
    ],
  );
}

function describeCall(
  method: string,
  path: string,
  operation: Operation,
  schemas: Schemas,
): string[] {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required, schema, description }) => [
      code(name),
      place,
      code(describeType(schema ?? {})),
      required ? 'yes' : 'no',
      words(description ?? schema?.description ?? meaningOf(name)),
    ],
  );
  const statuses = Object.entries(operation.responses).map(
    ([status, { description = '', content }]) => {
      const schema = content?.['application/json']?.schema;
      return [
        code(status),
        words(description || 'Nothing more is said.'),
        schema ? linkType(schema) : 'none',
      ];
    },
  );
  const body = operation.requestBody?.content ?? {};
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return [
    heading(3, `${method.toUpperCase()} ${path}`),
    paragraph(operation.summary),
    ...(parameters.length > 0
      ? [table(['Parameter', 'In', 'Type', 'Required', 'Meaning'], parameters)]
      : [paragraph('No parameters.')]),
    ...describeBody(body, schemas),
    ...answers.flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      return schema ? [paragraph(`Answer ${status}:`), jsonBlock(schema, schemas)] : [];
    }),
    tableOrNone(['Status', 'When', 'Body'], statuses),
  ];
}

function describeBody(
  content: Readonly<Record<string, { readonly schema?: Schema }>>,
  schemas: Schemas,
): string[] {
  const types = Object.keys(content);
  if (types.length === 0) return [];
  const schema = content['application/json']?.schema;
  const forms = types.filter((type) => type !== 'application/json');
  const form =
    forms.length > 0
      ? [paragraph(`Also as ${forms.map((type) => `\`${type}\``).join(', ')}.`)]
      : [];
  if (!schema)
    return [paragraph(`Body, as a plain form: ${forms.map((type) => `\`${type}\``).join(', ')}.`)];
  return [`<p>Body: ${linkType(schema)}</p>`, jsonBlock(schema, schemas), ...form];
}

const jsonBlock = (schema: Schema, schemas: Schemas) =>
  codeBlock(JSON.stringify(exampleOf(schema, schemas), null, 2), 'json');

/** A shared schema is a link to its table. */
function linkType(schema: Schema): string {
  const name = nameOf(schema);
  const type = code(describeType(schema));
  return name === null ? type : `<a href="#schema-${escapeHtml(name)}">${type}</a>`;
}

function describeSchema(name: string, schema: Schema): string[] {
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(([member, one]) => [
    code(required.has(member) ? member : `${member}?`),
    linkType(one),
    words(one.description ?? meaningOf(member)),
  ]);
  return [
    `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>`,
    rows.length > 0
      ? table(['Member', 'Type', 'Meaning'], rows)
      : `<p>${code(describeType(schema))}</p>`,
  ];
}
