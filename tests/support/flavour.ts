import { readFlavour } from '../../scripts/flavours.mjs';

/** The build that the shop of the browser tests serves: `npm run test:browser -- --flavour lite`. */
export const flavour = readFlavour();
