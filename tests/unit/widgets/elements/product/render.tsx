import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { resetRuntime } from '../../../../../core/runtime/index.js';

const roots: Root[] = [];

/** Renders into the page; what is rendered again stays mounted. */
export async function render(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  roots.push(root);
  await act(async () => root.render(element));
  return {
    container,
    rerender: (next: ReactElement) => act(async () => root.render(next)),
  };
}

/** Leaves nothing behind: trees, page and runtime. */
export function cleanUpPage(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(async () => {
    await act(async () => roots.splice(0).forEach((root) => root.unmount()));
    document.body.replaceChildren();
    resetRuntime();
    vi.unstubAllGlobals();
  });
}
