import { answers } from './answers.mjs';
import { clients } from './clients.mjs';
import { deaths } from './deaths.mjs';
import { departures } from './departures.mjs';
import { hosts } from './hosts.mjs';
import { origins } from './origins.mjs';
import { outages } from './outages.mjs';
import { policies } from './policies.mjs';
import { refusals } from './refusals.mjs';
import { tabs } from './tabs.mjs';

/** The whole plan, in the order of its table. */
export const scenarios = [
  ...outages,
  ...refusals,
  ...answers,
  ...departures,
  ...deaths,
  ...tabs,
  ...hosts,
  ...policies,
  ...clients,
  ...origins,
];
