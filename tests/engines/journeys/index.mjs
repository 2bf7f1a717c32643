import { content } from './content.mjs';
import { dialogs } from './dialogs.mjs';
import { faults } from './faults.mjs';
import { forms } from './forms.mjs';
import { history } from './history.mjs';
import { otherLayers } from './other-layers.mjs';
import { owner } from './owner.mjs';
import { purchases } from './purchases.mjs';
import { shopper } from './shopper.mjs';
import { thirdParty } from './third-party.mjs';
import { withoutScript } from './without-script.mjs';

/** By name; the word before the colon is the group. */
export const journeys = {
  ...shopper,
  ...dialogs,
  ...otherLayers,
  ...content,
  ...purchases,
  ...forms,
  ...owner,
  ...thirdParty,
  ...withoutScript,
  ...faults,
  ...history,
};
