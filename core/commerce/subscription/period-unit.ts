const periodUnits = ['WEEK', 'MONTH', 'YEAR'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

export function isPeriodUnit(unit: unknown): unit is PeriodUnit {
  return periodUnits.some((known) => known === unit);
}
