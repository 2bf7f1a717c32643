import type { Queryable } from '../../../ground/database/index.js';
import { exposureName } from '../event-facts.js';
import type { ExperimentCount, Period } from '../types.js';
import { ofPeriod, valuesOf } from '../period.js';

const most = 50;

/** How many distinct units saw each variant. */
export async function countExperiments(
  database: Queryable,
  period: Period,
): Promise<readonly ExperimentCount[]> {
  const { rows } = await database.query<{
    experiment: string;
    variant: string;
    exposures: number;
    crossed: number;
  }>(
    `with exposures as (
       select facts->>'experiment' as experiment, facts->>'variant' as variant,
         coalesce(facts->>'unit', visitor, page_id) as unit
       from tracked_events where ${ofPeriod} and intake = 'pipeline' and name = $4
         and facts->>'experiment' is not null and facts->>'variant' is not null
     ), crossings as (
       select experiment, count(*)::float8 as crossed from (
         select experiment, unit from exposures group by experiment, unit
         having count(distinct variant) > 1
       ) as units group by experiment
     )
     select experiment, variant, count(distinct unit)::float8 as exposures,
       coalesce(max(crossed), 0) as crossed
     from exposures left join crossings using (experiment)
     group by experiment, variant order by experiment, variant limit ${most}`,
    [...valuesOf(period), exposureName],
  );
  const experiments = new Map<string, ExperimentCount>();
  for (const { experiment: name, variant, exposures, crossed } of rows) {
    const variants = [...(experiments.get(name)?.variants ?? []), { variant, exposures }];
    experiments.set(name, { name, variants, crossed });
  }
  return [...experiments.values()];
}
