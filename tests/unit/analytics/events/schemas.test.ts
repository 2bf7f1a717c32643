import { describe, expect, it } from 'vitest';
import { events } from '../../../../analytics/events/index.js';
import { createEventSchemas } from '../../../../analytics/events/schemas.js';

const schemas = createEventSchemas();

// platform §3, Tracking payload, pipeline client
const pipeline =
  'analytics_id, browser_language, browser_window_height, browser_window_width, client_name, client_version, marketing_id, page_host, page_path, page_query_params, page_referrer_url, session_id, enduser_user_agent, event_occurrence_timestamp, browser_locale, custom_schema_name, source_environment, context_website_id, destination_url, member_account_id, object_identifier, resolved_locale, website_locale, member_account_locale'.split(
    ', ',
  );

describe('the event schemas', () => {
  it('are one for each that the pipeline knows', () => {
    const named = Object.values(events).flatMap((event) => ('schema' in event ? event.schema : []));
    const others = ['interface_action', 'custom_event', 'site_visitor'];
    expect(Object.keys(schemas).sort()).toEqual([...named, ...others].sort());
  });

  it.each(Object.keys(schemas))('%s asks for every field of the pipeline payload', (name) => {
    expect(schemas[name]?.required).toEqual(expect.arrayContaining(pipeline));
    expect(Object.keys(schemas[name]?.properties ?? {})).toEqual(expect.arrayContaining(pipeline));
  });

  it('ask for the fields of the event, and take no others', () => {
    const { required = [], properties = {}, additionalProperties } = schemas['purchase'] ?? {};
    expect(required.filter((name) => !pipeline.includes(name))).toEqual(['items', 'orderId']);
    expect(properties).toMatchObject({
      currency: { type: 'string' },
      value: { type: 'number' },
      testMode: { type: 'boolean' },
      items: { type: 'array', items: { required: ['id', 'name'], additionalProperties: false } },
    });
    expect(additionalProperties).toBe(false);
  });

  it('let a site put anything into its own events', () => {
    expect(schemas['custom_event']?.additionalProperties).toBe(true);
  });

  it('tell the site-visitor events apart', () => {
    expect(schemas['site_visitor']).toMatchObject({
      properties: {
        visitor_event: { enum: ['product-page', 'add-to-cart', 'lesson-list', 'lesson'] },
        lessonId: { type: 'string' },
      },
      required: [...pipeline, 'visitor_event'],
    });
  });

  it('use no word of JSON Schema but those that a small validator knows', () => {
    const words = new Set<string>();
    JSON.stringify(Object.values(schemas), (key, value: unknown) => {
      if (key === 'properties') return Object.values(value as object);
      if (!/^\d*$/.test(key)) words.add(key);
      return value;
    });
    expect([...words].sort()).toEqual([
      'additionalProperties',
      'enum',
      'items',
      'required',
      'type',
    ]);
  });
});
