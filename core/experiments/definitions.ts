import { experimentTypes, type ExperimentContext, type ExperimentType } from './types.js';

/** One experiment as the page has it. Null where the server's definition makes no sense. */
export type Definition = ExperimentContext | null;

/** What of the page's data concerns experiments. */
export interface ExperimentPage {
  /** Null while nothing is loaded. */
  readonly definitions: ReadonlyMap<string, Definition> | null;
  /** What was assigned; null where the server does not say. */
  readonly unit: string | null;
  /** Whether variants may be chosen in the address (platform §4). */
  readonly isInternal: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

export const nothingLoaded: ExperimentPage = { definitions: null, unit: null, isInternal: false };

/** Reads the text of `#vitrine-site`. Never throws: what is not as agreed counts as not there. */
export function parseExperimentPage(text: string | null): ExperimentPage {
  const site = parseFields(text);
  if (!site) return nothingLoaded;
  const { experiments, experimentUnit, websiteStatus, isInternal } = site;
  return {
    definitions: isFields(experiments)
      ? new Map(
          Object.entries(experiments).map(([name, value]) => [name, readDefinition(name, value)]),
        )
      : null,
    unit: typeof experimentUnit === 'string' && experimentUnit !== '' ? experimentUnit : null,
    isInternal: websiteStatus === 'internal' || isInternal === true,
  };
}

/** A toggle needs no segment, and its variant may be anything: only the text `true` switches it on. */
function readDefinition(name: string, value: unknown): Definition {
  if (!isFields(value) || value['containsError'] === true) return null;
  const { experimentType, variant, segmentName } = value;
  if (!isExperimentType(experimentType)) return null;
  if (experimentType === 'AB_TEST' && (!isText(variant) || !isText(segmentName))) return null;
  return {
    name,
    experimentType,
    variant: isText(variant) ? variant : '',
    segmentName: isText(segmentName) ? segmentName : '',
    containsError: false,
  };
}

function parseFields(text: string | null): Fields | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isExperimentType(value: unknown): value is ExperimentType {
  return experimentTypes.some((type) => type === value);
}
