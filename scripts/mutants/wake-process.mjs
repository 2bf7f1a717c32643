// Loaded by each process that a test starts, in which no set-up file wakes the mutant.
globalThis.vitrineMutants ??= (id) => `${id}` === process.env.VITRINE_MUTANT;
