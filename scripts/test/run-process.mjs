import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

const sampleEvery = 2000;
/** Twenty minutes, in ms: lint, which speaks at its end, takes nine on a slow machine. */
const longestSilence = 1_200_000;

/**
 * Runs a command to its end; resolves to its status, output and CPU seconds, user and system, of its whole tree: a browser is
 * not waited for by those who start it, so that processes are looked at while they live. `cpu` is null where neither a POSIX
 * shell nor /proc is there. A command that is silent for too long has hung: its tree is killed, and its status is null.
 */
export function runProcess(command, { env, scratch, isShown = false }) {
  const cpuFile = path.join(scratch, `cpu-${randomUUID()}`);
  const isWindows = process.platform === 'win32';
  const measured = ['sh', '-c', '"$@"; status=$?; times > "$0"; exit $status', cpuFile, ...command];
  const [program, ...values] = isWindows ? command : measured;
  const child = spawn(program, values, {
    env,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const tree = watchTree(child.pid);
  return new Promise((resolve, reject) => {
    const end = (status) => {
      clearTimeout(hung);
      const seen = tree.end();
      const waited = existsSync(cpuFile) ? readTimes(readFileSync(cpuFile, 'utf8')) : null;
      const cpu = seen === null ? waited : Math.max(seen, waited ?? 0);
      resolve({ status, output, cpu });
    };
    const hung = setTimeout(() => {
      output += `\nIt said nothing for ${longestSilence / 60_000} minutes and was ended, with:\n${tree.kill()}`;
      child.kill('SIGKILL');
      // Not at 'close': a process that nobody knows of may hold the output.
      end(null);
    }, longestSilence);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        hung.refresh();
      });
    }
    // A person who sees it may end it.
    if (isShown) clearTimeout(hung);
    child.once('error', reject);
    child.once('close', end);
  });
}

/** Adds up the CPU time of a process and its descendants, those that lost their parent included. */
function watchTree(root) {
  if (!existsSync('/proc/self/stat')) return { kill: () => '', end: () => null };
  /** By process: a number alone is given to another one in time. */
  const ticks = new Map();
  /** Returns the numbers of those that live. */
  const look = () => {
    const found = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(readStat)
      .filter(Boolean);
    const known = found.filter(({ key }) => ticks.has(key)).map(({ pid }) => pid);
    const ours = new Set([root, ...known]);
    // A parent's number can be larger than its child's.
    for (let size = -1; size !== ours.size;) {
      size = ours.size;
      for (const { pid, parent } of found) if (ours.has(parent)) ours.add(pid);
    }
    for (const { pid, key, used } of found) if (ours.has(pid)) ticks.set(key, used);
    return ours;
  };
  const timer = setInterval(look, sampleEvery);
  return {
    /** Ends all of them, at once; returns a line for each that was still there. */
    kill() {
      return [...look()]
        .map((pid) => [pid, readCommand(pid)])
        .filter(([pid, words]) => words && endNow(pid))
        .map(([pid, words]) => `${pid} ${words}\n`)
        .join('');
    },
    end() {
      clearInterval(timer);
      // Linux counts a hundred ticks a second for programs, whatever the kernel's own clock.
      return [...ticks.values()].reduce((sum, used) => sum + used, 0) / 100;
    },
  };
}

/** The command line of a process; empty when it is gone. */
function readCommand(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 300);
  } catch {
    return '';
  }
}

function endNow(pid) {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program may have spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      pid: Number(pid),
      key: `${pid} since ${fields[19]}`,
      parent: Number(fields[1]),
      used: Number(fields[11]) + Number(fields[12]),
    };
  } catch {
    return null;
  }
}

/** Reads what the shell's `times` prints, whose last line is `1m2.34s 0m5.67s`: all children, user and system. */
export function readTimes(text) {
  const line = text.trim().split('\n').at(-1) ?? '';
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
