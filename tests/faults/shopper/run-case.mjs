import { faults } from './faults.mjs';
import { lateness } from './proxy.mjs';
import { journeys } from './journeys.mjs';
import { judge } from './verdict.mjs';
import { openVisitor } from './visitor.mjs';

/** Numbers from 0 to 1 that a text determines (mulberry32 over FNV-1a). */
function randomOf(text) {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Plays one journey with one fault, once or until the page has spoken; then the network is healed, and a shopper who was
 * not told that it is done presses again. `problems` is empty when nothing was lost, doubled or told wrongly.
 */
export async function runCase({ journey: name, fault, mode }, { browser, shop, seed }) {
  const journey = journeys[name];
  const random = randomOf(`${seed} ${name} ${fault} ${mode}`);
  const run = `${name}-${fault}-${mode}-${Math.random().toString(36).slice(2, 7)}`;
  const started = Date.now();
  const visitor = await openVisitor({ browser, shop, run });
  const next = () => ({ name: fault, ...faults[fault](random) });
  const heard = [];
  const problems = [];
  try {
    await journey.open(visitor);
    visitor.proxy.spoil(journey.isMeant, next, { isOnce: mode === 'once' });
    await play(journey.press, journey.read);
    visitor.proxy.heal();
    // A call that is late may be executed after the page has spoken.
    if (fault === 'late') await visitor.wait(lateness + 700);
    heard[0].count = await journey.count(visitor);
    if (heard[0].said && !heard[0].said.isDone) {
      // Until the button can be pressed again.
      await visitor.wait(1100);
      await play(journey.again ?? journey.press, journey.readAgain ?? journey.read);
    }
    const last = heard.at(-1);
    last.count = await journey.count(visitor);
    problems.push(...judge(heard, journey.meant));
    problems.push(...visitor.thrown.map((message) => `thrown: ${message}`));
  } catch (error) {
    problems.push(`stopped: ${error.message.split('\n')[0]}`);
  }

  async function play(press, read) {
    visitor.pressedAt = Date.now();
    visitor.needsCall = true;
    const before = visitor.proxy.seen.length;
    const isMeant = ({ method, path }) => journey.isMeant(method, path);
    visitor.hasAsked = () => !visitor.needsCall || visitor.proxy.seen.slice(before).some(isMeant);
    await press(visitor);
    heard.push({ said: await visitor.listen(() => read(visitor)), count: null });
  }

  const result = {
    journey: name,
    fault,
    mode,
    heard,
    problems,
    calls: visitor.proxy.seen,
    seconds: (Date.now() - started) / 1000,
  };
  await visitor.close();
  return result;
}
