import { readFlavour } from '../../scripts/flavours.mjs';

/** The build that the shop of the browser tests serves: `FLAVOUR=lite`. */
export const flavour = readFlavour();
