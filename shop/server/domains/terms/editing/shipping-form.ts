import type { FieldErrors } from 'vitrine/core/forms';
import { noAmount } from '../../catalogue/index.js';
import { readUnless, type Read, type Typed } from '../../../ground/http/index.js';
import type { ShippingOptionSeed } from '../types.js';
import { countryNames, readCountries } from './places.js';
import { Reading, writeAmounts } from './read-texts.js';

/** Lengths in characters. Ours: the specification has none. */
export const shippingLimits = { zone: 60, title: 60, description: 120 };

export interface EditedZone {
  /** For the owner; empty for that of the code. */
  readonly title: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

export interface EditedMethod extends Omit<ShippingOptionSeed, 'id'> {
  readonly isOn: boolean;
}

export function readZone(typed: Typed): Read<EditedZone, FieldErrors> {
  const reading = new Reading(typed);
  return readUnless(reading.errors, {
    title: reading.line('title', { what: 'The name', most: shippingLimits.zone }),
    countries: readCountries(reading, 'countries'),
  });
}

export function writeZone({ title, countries }: EditedZone): Typed {
  return { title, countries: countryNames(countries).join('\n') };
}

export function readMethod(typed: Typed): Read<EditedMethod, FieldErrors> {
  const reading = new Reading(typed);
  const title = reading.line('title', { what: 'The name', most: shippingLimits.title });
  const description = reading.line('description', {
    what: 'The time of delivery',
    most: shippingLimits.description,
    isOptional: true,
  });
  const cost = reading.amounts('cost', { isZeroAllowed: true });
  const freeFrom = reading.amounts('free', { isOptional: true });
  return readUnless(reading.errors, {
    title,
    description,
    cost: cost ?? noAmount,
    ...(freeFrom !== null && { freeFrom }),
    isOn: reading.isChecked('on'),
  });
}

export function writeMethod(method: EditedMethod): Typed {
  const { title, description, cost, freeFrom, isOn } = method;
  return {
    title,
    description,
    ...writeAmounts('cost', cost),
    ...writeAmounts('free', freeFrom),
    ...(isOn && { on: 'yes' }),
  };
}
