import { openStage } from './stage.mjs';
import { judge } from './verdict.mjs';

/** Seconds without a call before the count is made: as long as a late second sending might take. */
const calm = 3;

/** Plays one scenario and says what became of its events. `problems` is empty when it passes. */
export async function runScenario(scenario, { browser, shop, engine = {} }) {
  const { name, level = 'A', page, cross, environment = 'prod' } = scenario;
  const { cursor } = await shop.readEvents({ environment });
  const stage = await openStage({ browser, shop, name, page, cross, engine });
  const problems = [];
  let verdict = null;
  let played;
  try {
    played = await scenario.play(stage);
    await stage.settle(scenario.settle ?? 30);
    await stage.calm(scenario.calm ?? calm);
    const { events } = await shop.readEvents({ environment, after: cursor });
    verdict = judge({ tracked: stage.tracked, log: stage.proxy.log, events });
    problems.push(...(await findProblems(scenario, stage, verdict)));
    problems.push(...((await scenario.check?.(stage, played, verdict)) ?? []));
  } catch (error) {
    problems.push(`stopped: ${error.stack ?? error}`);
  }
  const result = {
    name,
    level,
    says: scenario.says,
    seconds: stage.seconds(),
    ...verdict,
    note: verdict ? (scenario.notes?.(stage, played, verdict) ?? '') : '',
    problems,
    log: stage.proxy.log,
    attempts: stage.attempts,
    logged: stage.logged,
  };
  await stage.close();
  return result;
}

/** What every scenario must show: nothing lost, nothing twice, nothing sent again, right times, a quiet page. */
async function findProblems(scenario, stage, verdict) {
  const { mayLose = false, mayKeep = false, mayResend = false, gaps = 0 } = scenario;
  // Two seconds by the plan; what a page leaves behind as it goes may be on its way for longer.
  const latest = scenario.latest ?? (scenario.level === 'B' ? 5000 : 2000);
  const problems = [];
  if (verdict.lost.length > 0 && !mayLose) problems.push(`${verdict.lost.length} lost`);
  if (verdict.twice > 0) problems.push(`${verdict.twice} counted twice`);
  if (verdict.resent > 0 && !mayResend) problems.push(`${verdict.resent} sent again needlessly`);
  if (verdict.late > latest) problems.push(`a time is wrong by ${verdict.late} ms`);
  if (verdict.gaps > gaps && !mayLose) problems.push(`${verdict.gaps} numbers missing (≤ ${gaps})`);
  const stored = mayKeep || mayLose ? [] : await stage.readStored();
  if (stored.length > 0) problems.push(`${stored.length} left in storage: ${stored[0]}`);
  const thrown = await stage.readThrown();
  if (thrown.length > 0) problems.push(`thrown into the page: ${thrown[0]}`);
  if (!scenario.mayComplain) problems.push(...new Set(stage.complaints));
  return problems;
}
