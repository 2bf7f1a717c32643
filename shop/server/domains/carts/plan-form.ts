import { planFields } from 'vitrine/core/subscription';
import { readText, type FormFields } from '../../ground/routing/index.js';

/** Whether the plain form of a product that is sold by plans too asks for one of them. */
export function isByPlan(fields: FormFields): boolean {
  return readText(fields, planFields.way) === 'plan';
}

/** The plan that a plain form names; null for none, and where it says that the item is bought once. */
export function readPlanField(fields: FormFields): string | null {
  if (readText(fields, planFields.way) === 'once') return null;
  return readText(fields, planFields.plan) || null;
}
