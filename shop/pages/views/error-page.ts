import { website } from '../site.js';
import { sayIfKnown } from '../words/say.js';

export function notFoundView() {
  return errorPage(
    'Page not found',
    'We looked on every shelf and under the bench. It may have been sold, or never thrown.',
    'not-found',
  );
}

export function faultView() {
  return errorPage(
    'Something went wrong',
    'It was not you. Please try again in a moment; your cart is safe.',
  );
}

export function busyView() {
  return errorPage(
    'One moment, please',
    'That was more than we can answer at once. Please wait a little and try again.',
  );
}

export function endedView() {
  return errorPage(
    'This checkout has expired',
    'It is too old, or its link is incomplete. Nothing was charged; please start again.',
  );
}

export function linkEndedView() {
  return errorPage(
    'This link has ended',
    'It was used, it is more than a day old, or it is incomplete. The page of your order sends another one.',
  );
}

export function downloadEndedView() {
  return errorPage(
    'This download has ended',
    'Its link is more than a day old, or it is incomplete. The page of your order has a new one.',
  );
}

export function downloadsUsedView() {
  return errorPage(
    'This file was fetched often',
    'Ten times is as often as it goes. Please write to us, and we send it to you.',
  );
}

function errorPage(heading: string, words: string, pageKind = 'error') {
  return {
    title: `${sayIfKnown(heading)} – ${website.siteTitle}`,
    description: words,
    page: null,
    analytics: { pageKind },
    heading: sayIfKnown(heading),
    words: sayIfKnown(words),
  };
}
