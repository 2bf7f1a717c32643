/*
 * Refreshes the owner's analytics page: requests it again and updates only the nodes that differ, so that focus, open
 * details and the scroll position stay. XMLHttpRequest parses the response, because the page's policy (Trusted Types)
 * forbids to create elements from text. Without script the page has a link to refresh.
 */
/** Milliseconds between refreshes, and the maximum after failures. */
const every = 4000;
const longest = 60_000;
/** Waits this many times the response time, so that an open page uses at most a tenth of the server's time. */
const rest = 9;

const live = document.querySelector('[data-live]');
const state = live?.querySelector('[data-live-state]');
const pause = live?.querySelector('[data-live-pause]');

if (live && state && pause) start(live, state, pause);

function start(place, words, button) {
  let isPaused = false;
  let failures = 0;
  let timer;
  let request = null;

  place.querySelector('[data-live-again]')?.setAttribute('hidden', '');
  button.hidden = false;
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    button.textContent = isPaused ? 'Resume' : 'Pause';
    if (isPaused) stop('Paused');
    else ask();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop(null);
    else if (!isPaused) ask();
  });
  say('Live');
  wait(every);

  function stop(text) {
    clearTimeout(timer);
    request?.abort();
    request = null;
    if (text !== null) say(text);
  }

  function wait(delay) {
    clearTimeout(timer);
    timer = setTimeout(ask, delay);
  }

  function ask() {
    if (isPaused || document.hidden || request !== null) return;
    clearTimeout(timer);
    const asked = new XMLHttpRequest();
    request = asked;
    const began = performance.now();
    asked.open('GET', location.href);
    asked.responseType = 'document';
    asked.timeout = 20_000;
    asked.addEventListener('loadend', () => {
      if (request !== asked) return;
      request = null;
      // Without any response the status is 0.
      const failure = asked.status === 0 ? place.dataset.networkError : 'No response';
      answer(asked.status === 200 ? asked.responseXML : null, performance.now() - began, failure);
    });
    asked.send();
  }

  function answer(page, took, failure) {
    if (page?.querySelector('input[type=password]')) {
      say('You are signed out. Please reload the page.');
      return;
    }
    const fresh = page?.querySelector('[data-live]');
    failures = fresh ? 0 : failures + 1;
    if (fresh) morph(place, fresh);
    say(fresh ? 'Live' : `${failure}, retrying`);
    wait(Math.min(longest, Math.max(every * 2 ** failures, rest * took)));
  }

  function say(text) {
    if (words.textContent !== text) words.textContent = text;
    place.dataset.live = text === 'Live' ? 'on' : 'off';
  }
}

/** Updates `old` to match `fresh`, except what the script controls: state, buttons and open details. */
function morph(old, fresh) {
  if (old.matches('[data-live-state], [data-live-pause], [data-live-again]')) return;
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isOwn(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (!isOwn(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const keyed = new Map(
    [...old.children]
      .filter((child) => child.dataset.key)
      .map((child) => [child.dataset.key, child]),
  );
  let place = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const known = next.dataset?.key === undefined ? place : keyed.get(next.dataset.key);
    if (known && isAlike(known, next)) {
      if (known !== place) old.insertBefore(known, place);
      else place = place.nextSibling;
      if (known.nodeType === Node.ELEMENT_NODE) morph(known, next);
      else if (known.data !== next.data) known.data = next.data;
    } else {
      const added = document.importNode(next, true);
      if (next.dataset?.key !== undefined) added.dataset.new = '';
      old.insertBefore(added, place);
    }
  }
  while (place) {
    const rest = place.nextSibling;
    place.remove();
    place = rest;
  }
}

function isAlike(one, other) {
  return (
    one.nodeType === other.nodeType &&
    one.nodeName === other.nodeName &&
    one.dataset?.key === other.dataset?.key
  );
}

function isOwn(name) {
  return name === 'open' || name === 'data-live' || name === 'data-new';
}
