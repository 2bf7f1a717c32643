import { afterAll, afterEach, beforeEach, inject } from 'vitest';

/**
 * A set-up file of every project under judgement: wakes the mutant of the run, and notes for each test which mutants it
 * reached. `atImport` and `between`: those reached by the file before its first test, and by its hooks.
 */
const awake = inject('mutant');
/** @type {Set<number>} */
let reached = new Set();
/** @type {number[] | undefined} */
let atImport;
/** @type {Set<number>} */
const between = new Set();
/** @type {import('vitest').RunnerTestFile | undefined} */
let file;

globalThis.vitrineMutants = (id) => {
  reached.add(id);
  return id === awake;
};

const takeReached = () => {
  const taken = [...reached];
  reached = new Set();
  return taken;
};
const noteForFile = () => {
  for (const id of takeReached()) between.add(id);
  if (file) file.meta.mutants = { atImport, between: [...between] };
};

beforeEach(({ task }) => {
  file = task.file;
  if (atImport) noteForFile();
  else atImport = takeReached();
});
afterEach(({ task }) => {
  task.meta.mutants = takeReached();
});
afterAll(noteForFile);
