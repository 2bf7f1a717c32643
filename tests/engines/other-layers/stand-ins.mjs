/* global all, focused, topAt */
/*
 * Functions of the page that do what the vendors' scripts do with their challenge; nothing of theirs is copied. Each
 * stand-in is made when its box is drawn, and shows its challenge when that is pressed. `solved` counts the answers.
 */

/** A frame as the vendors' challenges are in; its button solves the challenge. */
const makeFrame = (solve) => {
  const frame = document.createElement('iframe');
  frame.title = 'Challenge';
  Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
  frame.addEventListener('load', () => {
    const { body } = frame.contentDocument;
    const button = frame.contentDocument.createElement('button');
    button.textContent = 'Solve';
    Object.assign(button.style, { width: '100%', height: '80px' });
    button.addEventListener('click', solve);
    body.append(button);
  });
  return frame;
};

/** A container far above the page, from when the box is drawn; a shade over the whole window; then the challenge. */
const reCaptcha = (solved) => {
  const outer = document.createElement('div');
  const away =
    'visibility: hidden; position: absolute; width: 100%; top: -10000px; left: 0; right: 0; transition: visibility 0s linear 0.1s, opacity 0.1s linear; opacity: 0;';
  const there = `visibility: visible; position: absolute; width: 100%; top: ${scrollY + 10}px; left: 0; right: 0; transition: visibility 0s linear 0s, opacity 0.1s linear; opacity: 1;`;
  const shade = document.createElement('div');
  const box = document.createElement('div');
  outer.style.cssText = away;
  shade.style.cssText =
    'width: 100%; height: 100%; position: fixed; top: 0; left: 0; z-index: 2000000000; background-color: #fff; opacity: 0.5;';
  box.style.cssText =
    'margin: 0 auto; top: 0; left: 0; right: 0; position: absolute; border: 1px solid #ccc; z-index: 2000000000; background-color: #fff; width: 300px; height: 200px;';
  box.append(
    makeFrame(() => {
      outer.style.cssText = away;
      solved();
    }),
  );
  outer.append(shade, box);
  document.body.append(outer);
  return { show: () => (outer.style.cssText = there), remove: () => outer.remove() };
};

/** A box that waits below the page, and comes to its top. */
const hCaptcha = (solved) => {
  const box = document.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  const look =
    'position: absolute; left: 20px; width: 300px; height: 200px; background-color: #fff; border: 1px solid #d7d7d7; transition: opacity 0.15s ease-out; ';
  const away = look + 'top: -10000px; z-index: -9999999999; opacity: 0; visibility: hidden;';
  const there = `${look}top: ${scrollY + 40}px; z-index: 2147483647; opacity: 1; visibility: visible;`;
  box.style.cssText = away;
  box.append(
    makeFrame(() => {
      box.style.cssText = away;
      box.setAttribute('aria-hidden', 'true');
      solved();
    }),
  );
  document.body.append(box);
  return {
    show() {
      box.removeAttribute('aria-hidden');
      box.style.cssText = there;
    },
    remove: () => box.remove(),
  };
};

/** A frame at the window's edge, there only while it is needed. */
const turnstile = (solved) => ({
  show() {
    const box = document.createElement('div');
    const inner = document.createElement('div');
    inner.style.cssText =
      'position: fixed; right: 10px; bottom: 10px; width: 300px; height: 120px; z-index: 2147483646; background: #fff;';
    inner.append(
      makeFrame(() => {
        box.remove();
        solved();
      }),
    );
    box.append(inner);
    document.body.append(box);
  },
  remove: () => undefined,
});

/** A custom element beside the body, with its dialog in a shadow root. */
const altcha = (solved) => ({
  show() {
    const host = document.createElement('stand-in-overlay');
    const root = host.attachShadow({ mode: 'open' });
    const box = document.createElement('div');
    const button = document.createElement('button');
    box.style.cssText =
      'position: fixed; inset: 0; margin: auto; width: 260px; height: 120px; z-index: 1000; background: #fff;';
    button.textContent = 'Solve';
    button.style.cssText = 'width: 100%; height: 80px';
    button.addEventListener('click', () => {
      host.remove();
      solved();
    });
    box.append(button);
    root.append(box);
    document.documentElement.append(host);
  },
  remove: () => undefined,
});

/** What of the top is pressed to solve: the button, also of a frame. */
const findSolve = () => {
  for (const button of all({ css: 'button', text: 'Solve' })) return { button, x: 0, y: 0 };
  for (const frame of all({ css: 'iframe[title=Challenge]' })) {
    const button = frame.contentDocument?.querySelector('button');
    const { x, y, top } = frame.getBoundingClientRect();
    if (button && top > -1000) return { button, frame, x, y };
  }
  return null;
};

/** Where to press, once a press there reaches it. */
const solvePoint = () => {
  const found = findSolve();
  if (!found) return null;
  const box = found.button.getBoundingClientRect();
  const x = Math.round(found.x + box.left + box.width / 2);
  const y = Math.round(found.y + box.top + box.height / 2);
  return topAt(x, y) === (found.frame ?? found.button) ? { x, y } : null;
};

const isSolveFocused = () => {
  const inside = focused();
  const button = inside?.contentDocument?.activeElement ?? inside;
  return button?.textContent === 'Solve' && button.localName === 'button';
};

const functions = {
  makeFrame,
  reCaptcha,
  hCaptcha,
  turnstile,
  altcha,
  findSolve,
  solvePoint,
  isSolveFocused,
};

/** As text, beside page-functions.mjs. */
export const standInFunctions = Object.entries(functions)
  .map(([name, run]) => `const ${name} = ${run};`)
  .join('\n');

export const vendors = ['reCaptcha', 'hCaptcha', 'turnstile', 'altcha'];
