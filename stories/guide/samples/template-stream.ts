import { createEngine, formatError, type Value } from '../../../core/template/index.js';

const engine = createEngine({ escape: 'html' });

/** Answers with a page that begins to arrive before it is done. */
export function respond(source: string, data: Value, log: (text: string) => void): Response {
  const template = engine.compile(source);
  const pieces = template.stream(data);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const piece of pieces) controller.enqueue(encoder.encode(piece));
      for (const error of pieces.errors) log(formatError(error, source));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
