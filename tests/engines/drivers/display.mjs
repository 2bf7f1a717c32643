import { execFileSync, spawn } from 'node:child_process';
import { endProgram } from './programs.mjs';

/** Opens a display that nobody sees, at a number that Xvfb finds free. */
export async function openDisplay() {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise((resolve, reject) => {
    child.stdio[3].setEncoding('utf8').once('data', (text) => resolve(text.trim()));
    child.once('exit', (status) => reject(new Error(`Xvfb ended (${status}).`)));
  });
  return { name: `:${number}`, close: () => endProgram(child) };
}

/** Without a window manager no window has the focus, and `:focus` matches nothing. */
export function focusWindows(display) {
  const xdotool = (...values) =>
    execFileSync('xdotool', values, {
      env: { ...process.env, DISPLAY: display },
      timeout: 10_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const found = xdotool('search', '--onlyvisible', '--class', 'MiniBrowser').toString().trim();
  for (const window of found.split('\n')) xdotool('windowfocus', window);
}
