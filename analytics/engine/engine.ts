import { createRedaction } from '../../core/redaction/index.js';
import { getRuntime, hasFeature, type Reporter } from '../../core/runtime/index.js';
import type {} from '../../core/social/popup/index.js';
import { getExperiments } from '../../core/experiments/index.js';
import {
  bindPageToEvents,
  createOrderNotes,
  readNavigation,
  type Track,
} from '../bindings/index.js';
import { startCollectors } from './collectors.js';
import { createClientsOf } from './clients-of-site.js';
import { createPageReader } from '../clients/index.js';
import {
  applyBannerChoice,
  connectBanner,
  connectConsentMode,
  createConsent,
  type Exemption,
} from '../consent/index.js';
import type { Engine } from '../api/create-analytics.js';
import { createDelivery } from '../delivery/index.js';
import { createDispatch } from './dispatch.js';
import { redactDelivery } from './redact-delivery.js';
import { createRoutes, findEventsOrigin } from './routes.js';
import { createIdentity } from '../session/index.js';
import type { AnalyticsSettings } from '../page/settings.js';
import { readSiteFacts } from '../page/site-facts.js';
import { createPendingEvent } from '../api/tracked.js';

/** The data that the entry has read or received before the engine. */
export interface EngineInput {
  /** Problems of the page's data, as sentences. */
  readonly problems?: readonly string[];
  /** The detail of the last event of a consent banner. */
  readonly consent?: unknown;
  /** Why platform §4 skips the page's visit, if it does: only what is exempt from that rule is sent. */
  readonly exemption?: Exemption | null;
}

/** Creates and starts the parts: delivery, consent, identity, clients, and the bindings that listen to the page. */
export async function createEngine(
  settings: AnalyticsSettings,
  { problems = [], consent: bannerChoice, exemption = null }: EngineInput = {},
): Promise<Engine> {
  const runtime = getRuntime();
  const { bus, clock } = runtime;
  // Looked up at each call: the error collector replaces the page's reporter.
  const reporter: Reporter = {
    report: (error, context) => runtime.reporter.report(error, context),
    warn: (message, context) => runtime.reporter.warn(message, context),
  };
  for (const problem of problems) reporter.report(new Error(problem), { where: 'analytics data' });
  const ending = new AbortController();
  const redaction = createRedaction(settings.redaction);

  const queue = createDelivery({
    environment: settings.sourceEnvironment,
    client: 'vitrine',
    routes: createRoutes(settings, runtime),
    clock,
    reporter,
    // Until consent is granted.
    isDurable: false,
  });
  const delivery = redactDelivery(queue, redaction);
  const identity = createIdentity({
    clock,
    reporter,
    isAllowed: (purpose) => exemption === null && consent.treatmentFor(purpose) === 'full',
  });
  const consent = createConsent({
    policy: { ...settings.cookies, isTemplateSite: settings.isTemplateSite },
    clock,
    reporter,
    effects: {
      setDurable(isDurable) {
        delivery.setDurable(isDurable);
        getExperiments().exposures.setDurable(isDurable);
      },
      withdraw: () => identity.withdraw(),
      clear() {
        // The identity first: it must be gone even if something else fails.
        identity.clear();
        delivery.clear('consent');
        getExperiments().exposures.forget();
        orders.forget();
      },
      clearMarketing: () => identity.clearMarketing(),
    },
  });
  const orders = createOrderNotes({
    mayStore: () => consent.state === 'granted',
    isSeenAgain: ['reload', 'back-forward'].includes(readNavigation(performance)),
  });
  const page = createPageReader();
  const site = readSiteFacts(runtime.site, settings);
  const clients = await createClientsOf(settings, {
    delivery,
    site,
    page,
    identity: identity.read,
    reporter,
    origin: findEventsOrigin(settings, runtime.apiOrigin),
    hasFeature: (flag) => hasFeature(runtime.site, flag),
    redact: redaction.text,
  });
  const record = createDispatch({ clients, consent, reporter, redaction, exemption });

  const track = (name: string, payload: object, at?: Parameters<Track>[2]) => {
    const pending = createPendingEvent();
    const stamps = typeof at === 'object' ? at : stampsAt(at);
    record({ name, isCustom: false, payload: { ...payload }, stamps }, pending);
    return pending.tracked;
  };

  consent.start();
  const tellState = () => bus.emit('consent.asked', { isAsked: consent.state === 'unknown' });
  consent.onChange(tellState);
  identity.start();
  const stopBanner = connectBanner(consent, { reporter });
  if (bannerChoice !== undefined) applyBannerChoice(consent, bannerChoice, reporter);
  const layer = (globalThis as { dataLayer?: unknown }).dataLayer;
  const stopConsentMode = Array.isArray(layer) ? connectConsentMode(consent, layer) : () => {};
  tellState();

  bindPageToEvents(
    { bus, reporter, site: runtime.site, track, signal: ending.signal },
    {
      pageKind: settings.pageKind,
      events: settings.events,
      orders,
      trackUnchecked: ({ name, payload }) => track(name, payload),
      isVisit: exemption === null,
    },
  );

  // Validate mode sends nothing that is counted.
  if (!settings.validate && exemption === null)
    startCollectors(settings, { runtime, reporter, delivery, consent, signal: ending.signal });

  return {
    record,
    consent: {
      get state() {
        return consent.state;
      },
      set: (choice, details) => void consent.set(choice, details),
      onChange: (listener) => consent.onChange(({ to }) => listener(to)),
    },
    identity: {
      get analyticsId() {
        return identity.read().analyticsId;
      },
      get sessionId() {
        return identity.read().sessionId;
      },
      get isFirstLanding() {
        return identity.session().isFirstLanding;
      },
      get isFirstSession() {
        return identity.session().isFirstSession;
      },
    },
    flush: () => delivery.flush(),
    stop() {
      ending.abort();
      stopBanner();
      stopConsentMode();
      page.stop();
      consent.stop();
      identity.stop();
      delivery.stop();
    },
  };
}

/** Converts `at`, ms since the page began, to both clocks; now by default. */
function stampsAt(at?: number) {
  const now = performance.now();
  const monotonic = at ?? now;
  return { wall: Math.round(Date.now() - (now - monotonic)), monotonic };
}
