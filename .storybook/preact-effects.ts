import { options } from 'preact';

// Storybook plays inside React's `act`, which ends effects with the event. Preact's come a frame later by themselves.
options.requestAnimationFrame = queueMicrotask;
