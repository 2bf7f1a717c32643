import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * The killer of a mutant. `test`: its full name, or the fate of the whole file.
 * @typedef {{ stage: string, file: string, test: string }} Killer
 */

/** For one mutant. */
export const mostSeconds = 600;
/** A run that takes so much longer than without a mutant does not end. */
const patience = { seconds: 90, times: 8 };

/** Keeps one judge at work, and takes a new one when a mutant hangs it. */
export class Court {
  #scratch;
  #env;
  #judge = null;
  #begun = '';
  #answer = null;

  constructor(scratch, env) {
    this.#scratch = scratch;
    this.#env = env;
    process.once('exit', () => this.dismiss());
  }

  dismiss() {
    const pid = this.#judge?.pid;
    this.#judge = null;
    if (pid === undefined) return;
    try {
      // With its workers, of which one may be in an endless loop.
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  /** Runs everything of a suite, no mutant awake. */
  async observe(suite) {
    const { done, failed } = await this.#ask({ suite, mutant: 0 }, Infinity);
    if (!done) throw new Error(failed ?? `The tests of ${suite} did not run.`);
    return done;
  }

  /**
   * Runs the chosen tests of a suite until one fails that passes without the mutant.
   * @param {number} mutant
   * @param {string} suite
   * @param {readonly import('./choose-tests.mjs').Choice[]} choices
   * @param {number} left Seconds.
   * @returns {Promise<{ killedBy?: Omit<Killer, 'stage'>, isCut?: boolean, passed?: number }>}
   */
  async judge(mutant, suite, choices, left) {
    const began = Date.now();
    let files = choices;
    while (files.length > 0) {
      const most = left - (Date.now() - began) / 1000;
      if (most <= 0) return { isCut: true };
      const expected = files.reduce((sum, { seconds }) => sum + seconds, 0);
      const allowed = patience.seconds + patience.times * expected;
      const { done, failed, isLate } = await this.#ask(
        { suite, mutant, files },
        Math.min(most, allowed),
      );
      if (isLate && allowed > most) return { isCut: true };
      const what = isLate ? 'does not end' : `ends the run: ${failed}`;
      const fault = done ? findFault(done) : { file: this.#begun, test: what };
      if (!fault) return { passed: done.tests.filter(({ state }) => state === 'passed').length };
      const suspect = files.find(({ file }) => file === fault.file) ?? files[0];
      if (!done || (await this.#passesWithout(suite, suspect))) return { killedBy: fault };
      files = retry(files, suspect);
    }
    return {};
  }

  async #passesWithout(suite, choice) {
    const { done } = await this.#ask({ suite, mutant: 0, files: [choice] }, mostSeconds);
    return done !== undefined && !findFault(done);
  }

  async #ask(question, seconds) {
    this.#judge ??= await this.#appoint();
    const asked = new Promise((resolve) => {
      this.#answer = resolve;
    });
    const timer =
      Number.isFinite(seconds) && setTimeout(() => this.#answer({ isLate: true }), seconds * 1000);
    this.#judge.send(question);
    const answer = await asked;
    clearTimeout(timer);
    if (!answer.done) this.dismiss();
    return answer;
  }

  async #appoint() {
    const judge = fork(path.join(import.meta.dirname, 'judge.mjs'), {
      cwd: this.#scratch,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
    });
    await new Promise((resolve, reject) => {
      judge.once('message', resolve);
      judge.once('exit', () => reject(new Error('The judge did not start.')));
    });
    judge.on('message', ({ begun, ...answer }) => {
      if (begun) this.#begun = begun;
      else this.#answer?.(answer);
    });
    judge.once('exit', (status) => this.#answer?.({ failed: `the judge ended with ${status}` }));
    return judge;
  }
}

/** The first failed test, or file that could not be run. */
function findFault({ tests, files, errors }) {
  const test = tests.find(({ state }) => state === 'failed');
  if (test) return { file: test.file, test: test.name };
  const file = files.find(({ state }) => state === 'failed');
  if (file) return { file: file.file, test: `cannot be run: ${file.message ?? 'its hooks fail'}` };
  return errors.length > 0
    ? { file: files.at(-1)?.file ?? '', test: `beside the tests: ${errors[0]}` }
    : null;
}

/** Tests that need those before them are run again with their whole file; a file that fails by itself is left out. */
const retry = (choices, suspect) =>
  choices.flatMap((choice) => {
    if (choice !== suspect) return [choice];
    const { ids, ...whole } = choice;
    return ids ? [whole] : [];
  });
