import type { Handle } from '../../delivery/index.js';
import type { TrackedEvent } from '../../events/index.js';
import type { Fields } from '../overwritten.js';
import type { ClientOptions, TrackingClient } from '../types.js';
import { createContentWriter } from './content.js';
import { pipelineRoute } from './pipeline-routes.js';

/** Sends every event that has a schema, with the auto-filled fields of platform §3. */
export function createPipelineClient(options: ClientOptions): TrackingClient {
  const send = createPipelineSender(options);
  return {
    name: 'pipeline',
    purpose: 'measurement',
    handle: (event) => {
      const { schema } = event.definition;
      return schema ? [send(event, schema)] : [];
    },
  };
}

/** Creates a function that queues an event under a schema's name. */
export function createPipelineSender(
  options: ClientOptions,
): (event: TrackedEvent, schema: string, extra?: Fields) => Handle {
  const write = createContentWriter(options);
  return (event, schema, extra) =>
    options.delivery.send(
      pipelineRoute,
      event.definition.priority,
      () => `{"event_schema_name":${JSON.stringify(schema)},"content":${write(event, extra)}}`,
      event.stamps,
    );
}
