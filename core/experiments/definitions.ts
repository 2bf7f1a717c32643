import { isRecord } from '../base/index.js';
import { experimentTypes, type ExperimentContext, type ExperimentType } from './types.js';

/** An experiment of the page; null if the server's definition is invalid. */
export type Definition = ExperimentContext | null;

/** The page's data about experiments. */
export interface ExperimentPage {
  /** Null until it is loaded. */
  readonly definitions: ReadonlyMap<string, Definition> | null;
  /** The assigned unit; null if the server does not send it. */
  readonly unit: string | null;
  /** Whether the query string may override variants (platform §4). */
  readonly isInternal: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

export const nothingLoaded: ExperimentPage = { definitions: null, unit: null, isInternal: false };

/** Reads the experiments of `#vitrine-site`. Never throws: invalid data count as absent. */
export function parseExperimentPage(text: string | null): ExperimentPage {
  const site = parseFields(text);
  if (!site) return nothingLoaded;
  const { experiments, experimentUnit, websiteStatus, isInternal } = site;
  return {
    definitions: isRecord(experiments)
      ? new Map(
          Object.entries(experiments).map(([name, value]) => [name, readDefinition(name, value)]),
        )
      : null,
    unit: typeof experimentUnit === 'string' && experimentUnit !== '' ? experimentUnit : null,
    isInternal: websiteStatus === 'internal' || isInternal === true,
  };
}

/** A toggle needs no segment. Only the variant `true` (a text) turns it on. */
function readDefinition(name: string, value: unknown): Definition {
  if (!isRecord(value) || value['containsError'] === true) return null;
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
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isExperimentType(value: unknown): value is ExperimentType {
  return experimentTypes.some((type) => type === value);
}
