import { configure, type Reporter, type Runtime } from '../../core/runtime/index.js';
import type { ConsentMachine } from '../consent/index.js';
import type { Delivery } from '../delivery/index.js';
import { deliverErrors } from '../collectors/routes/index.js';
import { loadInPage } from '../page/load-in-page.js';
import type { AnalyticsSettings } from '../page/settings.js';

export interface CollectorParts {
  readonly runtime: Runtime;
  readonly reporter: Reporter;
  readonly delivery: Delivery;
  readonly consent: Pick<ConsentMachine, 'treatmentFor' | 'onChange'>;
  /** Aborted when tracking ends in this page. */
  readonly signal: AbortSignal;
}

/** Loads and starts a collector; resolves to a function that stops it. */
type StartCollector = () => Promise<() => void>;

/** Starts the collectors that the site has enabled: performance, errors, session recording. */
export function startCollectors(settings: AnalyticsSettings, parts: CollectorParts): void {
  const { sourceEnvironment: environment, recording } = settings;
  const { runtime, reporter, delivery, consent, signal } = parts;
  const { clock, apiOrigin: origin } = runtime;
  const treatment = () => consent.treatmentFor('measurement');

  async function collectPerformance() {
    const { startPerformance } = await loadInPage(
      () => import('../collectors/performance/index.js'),
    );
    const collector = startPerformance({
      ...{ origin, environment, delivery, clock, reporter, treatment },
    });
    consent.onChange(() => collector.flush());
    return () => collector.stop();
  }

  async function reportErrors() {
    const { createErrorReporter, listenForErrors } = await loadInPage(
      () => import('../collectors/errors/index.js'),
    );
    const before = runtime.reporter;
    const errors = createErrorReporter({
      ...{ clock, treatment, console: before, send: deliverErrors(delivery) },
      early: before.early?.() ?? [],
    });
    configure({ reporter: errors });
    const stopListening = listenForErrors(errors);
    consent.onChange(() => errors.flush());
    return () => {
      stopListening();
      errors.stop();
      if (runtime.reporter === errors) configure({ reporter: before });
    };
  }

  async function openRecording() {
    const { createRecorderPermission } = await loadInPage(
      () => import('../collectors/recording/index.js'),
    );
    const permission = createRecorderPermission({
      ...{ settings: recording, origin, clock, reporter },
      isAllowed: () => treatment() === 'full',
      start: announceRecording,
    });
    consent.onChange(
      () => void (treatment() === 'full' ? permission.request() : permission.revoke()),
    );
    await permission.request();
    return () => permission.revoke();
  }

  const run = (start: StartCollector) =>
    start().then(
      (end) => (signal.aborted ? end() : signal.addEventListener('abort', end)),
      (error: unknown) => reporter.report(error, { where: 'analytics' }),
    );

  async function runAll(): Promise<void> {
    // First, so that it reports errors of the others.
    if (settings.errors) await run(reportErrors);
    if (settings.performance) void run(collectPerformance);
    if (recording.enabled && recording.sampled) void run(openRecording);
  }

  void runAll();
}

/** The library has no recorder; events on the document tell the page's own when to start, with which id, and when to end. */
function announceRecording(id: string): () => void {
  const dispatch = (state: string) =>
    document.dispatchEvent(new CustomEvent(`vitrine-recording-${state}`, { detail: { id } }));
  dispatch('allowed');
  return () => dispatch('ended');
}
