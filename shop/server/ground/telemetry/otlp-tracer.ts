import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { parseTraceParent } from './trace-parent.js';
import type { Span, Tracer } from './tracer.js';

/**
 * Sends spans to an OpenTelemetry collector as OTLP over HTTP. Its modules are loaded only when this one is, which takes
 * some 100 ms.
 */
export function createOtlpTracer(endpoint: string, serviceName: string): Tracer {
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
      ),
    ],
  });
  const tracer = provider.getTracer('vitrine');

  function wrap(span: ReturnType<typeof tracer.startSpan>): Span {
    return {
      child(name, attributes = {}) {
        const context = trace.setSpan(ROOT_CONTEXT, span);
        return wrap(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context));
      },
      end({ name, attributes = {}, isFailed = false } = {}) {
        if (name !== undefined) span.updateName(name);
        span.setAttributes(attributes);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    request(header) {
      const parent = parseTraceParent(header);
      const context =
        parent === null
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, {
              traceId: parent.traceId,
              spanId: parent.spanId,
              traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
              isRemote: true,
            });
      return wrap(tracer.startSpan('request', { kind: SpanKind.SERVER }, context));
    },
    close: () => provider.shutdown(),
  };
}
