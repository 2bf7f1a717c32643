/** What is typed into the fields of a cart, so that whoever leaves for the checkout takes it along. */
export interface Drafts {
  /** `apply` is called when everything typed has to count. Returns what ends that. */
  add(apply: () => void): () => void;
  applyAll(): void;
}

export function createDrafts(): Drafts {
  const drafts = new Set<() => void>();
  return {
    add(apply) {
      drafts.add(apply);
      return () => drafts.delete(apply);
    },
    applyAll() {
      for (const apply of [...drafts]) apply();
    },
  };
}
