import {
  ErrorCode,
  StandardResolutionReasons,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  type TrackingEventDetails,
} from '@openfeature/web-sdk';
import { experimentProblems, getExperiments, type Experiments } from '../index.js';

export interface VitrineProviderOptions {
  /** The page's by default. */
  experiments?: Experiments;
  /** Whether reading an A/B test counts as an exposure; it does by default. */
  isExposure?: boolean;
  /** Receives the calls of `client.track`, such as `trackCustom` of analytics. */
  track?: (name: string, details: TrackingEventDetails) => void;
}

/** The OpenFeature code for each sentence of platform §8; a type mismatch is the only other one. */
const errorCodes: Readonly<Record<string, ErrorCode>> = {
  [experimentProblems.notLoaded]: ErrorCode.PROVIDER_NOT_READY,
  [experimentProblems.unknown]: ErrorCode.FLAG_NOT_FOUND,
  [experimentProblems.invalid]: ErrorCode.PARSE_ERROR,
};

/**
 * Creates an OpenFeature provider for the page's experiments: booleans are feature toggles; texts, numbers and objects
 * are variants of A/B tests, with numbers and objects as JSON. The evaluation context has no effect, because the server
 * has decided already. Failures resolve to the caller's default with a sentence of platform §8.
 */
export function createVitrineProvider(options: VitrineProviderOptions = {}): Provider {
  const { isExposure = true, track } = options;
  const experiments = () => options.experiments ?? getExperiments();

  function resolveTest<T>(
    name: string,
    defaultValue: T,
    read: (variant: string) => unknown,
    isWanted: (value: unknown) => boolean,
  ): ResolutionDetails<T> {
    const { variant, segmentName, error, isOverridden } = experiments().test(name, '', {
      isExposure,
    });
    if (error !== null) return fail(defaultValue, error);
    const value = read(variant);
    if (!isWanted(value)) return fail(defaultValue, `The variant of "${name}" is of another type`);
    return {
      // The shape of an object is agreed between the page's author and the server.
      value: value as T,
      variant,
      reason: isOverridden ? StandardResolutionReasons.STATIC : StandardResolutionReasons.SPLIT,
      flagMetadata: { segmentName },
    };
  }

  return {
    metadata: { name: 'vitrine' },
    runsOn: 'client',
    initialize: () => waitForPage(),
    resolveBooleanEvaluation(name, defaultValue) {
      const { isEnabled, error } = experiments().toggle(name, defaultValue);
      if (error !== null) return fail(defaultValue, error);
      const reason = StandardResolutionReasons.STATIC;
      return { value: isEnabled, variant: String(isEnabled), reason };
    },
    resolveStringEvaluation: (name, defaultValue) =>
      resolveTest(name, defaultValue, (variant) => variant, isText),
    resolveNumberEvaluation: (name, defaultValue) =>
      resolveTest(name, defaultValue, parseJson, isNumber),
    resolveObjectEvaluation: <T extends JsonValue>(name: string, defaultValue: T) =>
      resolveTest(name, defaultValue, parseJson, isObject),
    ...(track && { track: (name, _context, details) => track(name, details) }),
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function fail<T>(value: T, errorMessage: string): ResolutionDetails<T> {
  const errorCode = errorCodes[errorMessage] ?? ErrorCode.TYPE_MISMATCH;
  return { value, reason: StandardResolutionReasons.ERROR, errorCode, errorMessage };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits until the document is parsed: the site's data are complete then. */
async function waitForPage(): Promise<void> {
  if (globalThis.document?.readyState !== 'loading') return;
  await new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  );
}
