import { customDefinition, events } from './events.js';
import {
  isOptional,
  payloadTypeOf,
  type Field,
  type PayloadType,
  type Fields,
} from './payload-types.js';
import { interfaceDefinition } from './interface-areas.js';
import { visitorEvents, type EventDefinition } from './types.js';

/** The part of JSON Schema (2020-12) that the catalogue uses; a small validator is enough for it. */
export interface EventSchema {
  readonly type: string | readonly string[];
  readonly properties?: Readonly<Record<string, EventSchema>>;
  readonly required?: readonly string[];
  readonly items?: EventSchema;
  readonly additionalProperties?: boolean;
  readonly enum?: readonly string[];
}

const text: EventSchema = { type: 'string' };
const nullableText: EventSchema = { type: ['string', 'null'] };
const number: EventSchema = { type: 'number' };

const kinds: Readonly<Record<PayloadType, EventSchema>> = {
  text,
  number,
  flag: { type: 'boolean' },
  texts: { type: 'array', items: text },
  items: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: text,
        name: text,
        sku: text,
        variant: text,
        price: number,
        quantity: number,
      },
      required: ['id', 'name'],
      additionalProperties: false,
    },
  },
  identifier: text,
  location: text,
};

/** The pipeline's fields (platform §3), which every content contains. Without consent some are null. */
const pipelineFields: Readonly<Record<string, EventSchema>> = {
  analytics_id: nullableText,
  browser_language: text,
  browser_window_height: number,
  browser_window_width: number,
  client_name: text,
  client_version: text,
  marketing_id: nullableText,
  page_host: text,
  page_path: text,
  page_query_params: nullableText,
  page_referrer_url: nullableText,
  session_id: nullableText,
  enduser_user_agent: text,
  event_occurrence_timestamp: number,
  browser_locale: text,
  custom_schema_name: nullableText,
  source_environment: text,
  context_website_id: text,
  destination_url: nullableText,
  member_account_id: nullableText,
  object_identifier: nullableText,
  resolved_locale: text,
  website_locale: text,
  member_account_locale: nullableText,
};

/** Creates the schema of each pipeline content, by the name of its event schema. */
export function createEventSchemas(): Readonly<Record<string, EventSchema>> {
  const definitions: readonly EventDefinition[] = [...Object.values(events), interfaceDefinition];
  const schemas = definitions.flatMap(({ schema, fields }) =>
    schema === undefined ? [] : [[schema, contentSchema(fields)] as const],
  );
  const { schema: custom = '' } = customDefinition('');
  return {
    ...Object.fromEntries(schemas),
    [custom]: { ...contentSchema({}), additionalProperties: true },
    site_visitor: visitorSchema(definitions),
  };
}

function contentSchema(fields: Fields): EventSchema {
  const own: Readonly<Record<string, Field>> = fields;
  const entries = Object.entries(own);
  const required = entries.filter(([, field]) => !isOptional(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: {
      ...pipelineFields,
      ...Object.fromEntries(entries.map(([name, field]) => [name, kinds[payloadTypeOf(field)]])),
    },
    required: [...Object.keys(pipelineFields), ...required],
    additionalProperties: false,
  };
}

/** Site-visitor events contain the fields of the event they come from. */
function visitorSchema(definitions: readonly EventDefinition[]): EventSchema {
  const own = definitions.filter(({ visitor }) => visitor !== undefined);
  const fields = Object.assign({}, ...own.map((definition) => definition.fields)) as Fields;
  const { properties, ...rest } = contentSchema(fields);
  return {
    ...rest,
    properties: { ...properties, visitor_event: { type: 'string', enum: visitorEvents } },
    required: [...Object.keys(pipelineFields), 'visitor_event'],
  };
}
