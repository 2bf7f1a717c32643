import { dialogs, solveOver } from '../other-layers/index.mjs';
import { desktop } from './parts.mjs';

/** Challenges of four vendors over each dialog, by pointer and by keyboard. */
export const otherLayers = Object.fromEntries(
  Object.keys(dialogs).map((name) => [
    `layers: a captcha over the ${name}`,
    {
      viewport: desktop,
      async run({ tab, problems }) {
        problems.push(...(await solveOver(tab, name)));
      },
    },
  ]),
);
