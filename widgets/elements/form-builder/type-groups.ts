import type { BuilderType } from '../../../core/forms/builder/index.js';

/** The types as they are offered, the most common first. */
export const typeGroups = [
  { name: 'common', types: ['text', 'textarea', 'email', 'name', 'phone', 'address'] },
  { name: 'choices', types: ['select', 'radio', 'checkbox', 'likert'] },
  { name: 'values', types: ['number', 'currency', 'date', 'time'] },
  { name: 'more', types: ['website', 'twitter', 'password', 'file', 'hidden', 'section'] },
] as const satisfies ReadonlyArray<{ name: string; types: readonly BuilderType[] }>;
