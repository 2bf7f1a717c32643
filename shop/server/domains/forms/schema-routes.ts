import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import {
  listAvailableFields,
  builderTypes,
  editableProperties,
  fieldsetGroups,
} from 'vitrine/core/form-builder';
import type { Environment } from '../../ground/http/index.js';
import {
  countCall,
  problem,
  response,
  tooManyCalls,
  type RouteContext,
} from '../../ground/routing/index.js';

/** The shape is our own: the specification does not show one. */
const formSchema = z
  .object({
    type: z.literal('form'),
    fieldsetGroups: z.record(z.string(), z.int()),
    fieldTypes: z.array(
      z.object({
        type: z.enum(builderTypes),
        properties: z.array(z.enum(editableProperties)),
      }),
    ),
  })
  .openapi('FormSchema');

const schemaRoute = createRoute({
  tags: ['Forms'],
  summary: 'The field types that a form can contain.',
  method: 'get',
  path: '/api/template/GetTemplateSchema',
  request: {
    query: z.object({ type: z.literal('form') }),
  },
  responses: {
    200: response(formSchema, 'The field types that forms can contain.'),
    400: problem('Only `form` has a schema.'),
    429: tooManyCalls,
  },
});

/** storefront §7: the schema of forms, with the content of platform §3 (form builder). */
export function addFormSchemaRoute(app: OpenAPIHono<Environment>, context: RouteContext): void {
  app.openapi(schemaRoute, async (c) => {
    await countCall(context, c, 'reads', context.visitors.identify(c));
    // Each site applies its own feature flags, so the schema contains every type and property.
    const availableFields = listAvailableFields({ vanillaFormHandler: true });
    const fieldTypes = [...availableFields].map(([type, properties]) => ({
      type,
      properties: [...properties],
    }));
    return c.json(
      { type: 'form' as const, fieldsetGroups: { ...fieldsetGroups }, fieldTypes },
      200,
    );
  });
}
