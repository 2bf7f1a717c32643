const mostRepeated = 20;

/** The test files of each stage to run once more; none when a stage failed without a file, or too many for an accident. */
export function findRepeats(failures) {
  const byStage = new Map();
  if (failures.length > mostRepeated || failures.some(({ file }) => !file)) return byStage;
  for (const { stage, file } of failures) {
    byStage.set(stage, (byStage.get(stage) ?? new Set()).add(file));
  }
  return byStage;
}
