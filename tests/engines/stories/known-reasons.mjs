/** Stories that an engine cannot run, by engine and id, each with the reason. */
export const knownReasons = {};
