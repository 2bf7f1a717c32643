import type { TypedName } from '../../../widgets/element/manifest.js';
import type { Member } from './sources.js';

/** The members of an event's detail. */
export function membersOf(typed: readonly TypedName[] = []): Member[] {
  return typed.map(({ name, type, optional = false, description = '' }) => ({
    name,
    type: type.text,
    isOptional: optional,
    description,
  }));
}

/** `CustomEvent<AddedDetail>` → `AddedDetail`; `none` for an event without a detail. */
export function detailOf(type: string): string {
  const detail = type.replace(/^CustomEvent<([^]*)>$/, '$1');
  return detail === 'undefined' ? 'none' : detail;
}
