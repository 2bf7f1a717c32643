import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import {
  builderOffer,
  builderTypes,
  editableProperties,
  fieldsetGroups,
} from '../../../core/forms/builder/index.js';
import type { Environment } from '../http/index.js';
import { answer, cartProblems, problem } from '../routing/responses.js';
import { countCall, type Parts } from '../routing/context.js';

/** Its shape is our own: the specification shows none. */
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
  method: 'get',
  path: '/api/template/GetTemplateSchema',
  request: {
    query: z.object({ type: z.literal('form') }),
  },
  responses: {
    200: answer(formSchema, 'What forms are built of.'),
    400: problem('There is a schema of forms alone.'),
    429: cartProblems[429],
  },
});

/** storefront §7: the schema of forms, with what platform §3 (form builder) says. */
export function addFormSchemaCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  app.openapi(schemaRoute, async (c) => {
    await countCall(parts, c, 'reads', parts.visitors.identify(c));
    // The site that asks decides by its own feature flags; the limit is there for those that have it.
    const offer = builderOffer({ vanillaFormHandler: true });
    const fieldTypes = [...offer].map(([type, properties]) => ({
      type,
      properties: [...properties],
    }));
    return c.json(
      { type: 'form' as const, fieldsetGroups: { ...fieldsetGroups }, fieldTypes },
      200,
    );
  });
}
