import { createContext, useContext } from 'react';
import type { BuilderInUse } from './use-form-builder.js';

/** The builder around its parts. */
export const BuilderContext = createContext<BuilderInUse | null>(null);

/** @throws Error outside of a builder. */
export function useBuilder(): BuilderInUse {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('A part of the form builder stands outside of it.');
  return builder;
}

/** The problem of a member of a field, or of the form (`fieldId` null); null for none. */
export function useProblem(fieldId: string | null, member: string): string | null {
  const { problems } = useBuilder();
  const found = problems.find((one) => one.fieldId === fieldId && one.member === member);
  return found?.message ?? null;
}
