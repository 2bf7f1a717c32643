import { createSubscribers } from '../../core/base/index.js';
import { useCallback, useSyncExternalStore } from 'react';
import { getRuntime } from '../../core/runtime/index.js';

interface MissingOptions {
  get(productId: string): readonly string[];
  set(productId: string, options: readonly string[]): void;
  subscribe(listener: () => void): () => void;
}

const none: readonly string[] = [];

/**
 * Marks `options` of a product as missing: its pickers show them as invalid and focus the first. An empty list removes
 * the marks.
 */
export function markMissing(productId: string, options: readonly string[]): void {
  missingOptions().set(productId, options);
}

/**
 * The options last marked as missing, chosen since or not. Each {@link markMissing} creates a new array, so marking the
 * same options twice renders twice.
 */
export function useMissingOptions(productId: string): readonly string[] {
  const subscribe = useCallback((listener: () => void) => missingOptions().subscribe(listener), []);
  return useSyncExternalStore(
    subscribe,
    () => missingOptions().get(productId),
    () => none,
  );
}

function missingOptions(): MissingOptions {
  return getRuntime().shared('missing-options', createMissingOptions);
}

function createMissingOptions(): MissingOptions {
  const reports = new Map<string, readonly string[]>();
  const { subscribe, notify } = createSubscribers(
    'a listener of the missing options',
    () => getRuntime().reporter,
  );
  return {
    get: (productId) => reports.get(productId) ?? none,
    set(productId, options) {
      if (options.length > 0) reports.set(productId, [...options]);
      else reports.delete(productId);
      notify();
    },
    subscribe,
  };
}
