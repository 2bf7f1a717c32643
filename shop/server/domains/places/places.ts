import type { Reporter } from 'vitrine/core/runtime';
import { findRegion } from '../addresses/index.js';
import { answerWithin, callerLanguage, Problem } from '../../ground/http/index.js';
import { leastLetters, mostSuggestions, placeSchema, placeSuggestionSchema } from './schemas.js';
import type { Place, PlacesCall, PlacesProvider, PlacesQuery, PlaceSuggestion } from './types.js';

/** Milliseconds after which nobody waits for the provider any more. */
const patience = 3000;

type Asked = Omit<PlacesCall, 'signal'>;

/** Places as the provider knows them, checked. @throws Problem `places-unavailable` if it fails, is slow, or answers nonsense. */
export interface Places {
  readonly attribution: string | null;
  suggest(query: Omit<PlacesQuery, 'language'>, asked: Asked): Promise<readonly PlaceSuggestion[]>;
  /** @throws Problem `place-not-found`. */
  details(placeId: string, asked: Asked): Promise<Place>;
}

export interface ProviderContext {
  readonly provider: PlacesProvider;
  readonly reporter: Pick<Reporter, 'report'>;
  /** In milliseconds; 3 s by default. */
  readonly timeout?: number | undefined;
}

export function createPlaces({ provider, reporter, timeout = patience }: ProviderContext): Places {
  async function ask<Answer>(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    try {
      return await answerWithin(timeout, work);
    } catch (error) {
      reporter.report(error, { where: 'places' });
      throw new Problem('places-unavailable');
    }
  }

  return {
    attribution: provider.attribution,
    async suggest(query, asked) {
      if (query.input.length < leastLetters) return [];
      const language = callerLanguage();
      return ask(async (signal) => {
        const found = await provider.suggest({ ...query, language }, { ...asked, signal });
        return placeSuggestionSchema.array().parse(found.slice(0, mostSuggestions));
      });
    },
    async details(placeId, asked) {
      const language = callerLanguage();
      const place = await ask(async (signal) => {
        const found = await provider.details(placeId, language, { ...asked, signal });
        return placeSchema.nullable().parse(found);
      });
      if (place === null) throw new Problem('place-not-found');
      // As the select of a form has it, whichever way the provider writes it.
      const region = findRegion(place.country, place.region)?.value ?? place.region;
      return { ...place, region };
    },
  };
}
