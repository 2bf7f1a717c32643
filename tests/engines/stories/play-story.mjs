import { sleep } from '../drivers/index.mjs';

/* global deepAll */

const patience = 30_000;
const ends = ['finished', 'completed', 'afterEach', 'errored', 'aborted'];

/** Opens a story, whose play function Storybook runs. Resolves to what went wrong. */
export async function playStory(tab, id) {
  const end = Date.now() + patience;
  try {
    await tab.goto(`/iframe.html?id=${id}&viewMode=story`);
    let state = await tab.eval(readState);
    while (!ends.includes(state.phase) && !state.error && Date.now() < end) {
      await sleep(120);
      state = await tab.eval(readState);
    }
    return [
      ...(state.error ? [state.error] : []),
      ...state.complaints,
      ...(['finished', 'completed', 'afterEach'].includes(state.phase)
        ? []
        : [`it ended as ${state.phase}`]),
      ...(state.count < 1 ? ['it shows nothing'] : []),
    ];
  } catch (error) {
    return [error.message];
  }
}

function readState() {
  const preview = self.__STORYBOOK_PREVIEW__;
  const render = preview?.currentRender ?? preview?.storyRenders?.[0];
  const hasError = document.body.classList.contains('sb-show-errordisplay');
  const root = document.querySelector('#storybook-root') ?? document.body;
  return {
    phase: render?.phase ?? null,
    error: hasError ? document.querySelector('#error-message')?.textContent?.slice(0, 400) : null,
    complaints: self.storyComplaints ?? [],
    count: deepAll(root).length,
  };
}
