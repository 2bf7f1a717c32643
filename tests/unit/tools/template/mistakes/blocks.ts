import type { Chapter } from './mistake.js';

export const blocks: Chapter = {
  title: 'Blocks',
  about: 'An error is shown where the block opens, and only once.',
  mistakes: [
    {
      title: 'A block that is never closed',
      wrong: '{.section author}\n  <b>{name|html}</b>\n',
      says: '1:1: error: {.section author} is never closed: it needs an {.end}. [EOF_IN_BLOCK]',
      right: '{.section author}\n  <b>{name|html}</b>\n{.end}\n',
    },
    {
      title: 'A block that takes the `.end` of another',
      wrong: '{.section author}\n  {.if name}\n    <b>{name|html}</b>\n{.end}\n',
      says: '2:3: error: {.if name} has no {.end} of its own: it takes the one of line 4, so that {.section author} of line 1 is never closed. [EOF_IN_BLOCK]',
      right: '{.section author}\n  {.if name}\n    <b>{name|html}</b>\n  {.end}\n{.end}\n',
    },
    {
      title: 'One `.end` too many',
      wrong: '{.if a}\n  b\n{.end}\n{.end}\n',
      says: '4:1: error: This {.end} closes nothing: {.if a} of line 1 was already closed by the {.end} of line 3. [MISMATCHED_END]',
      right: '{.if a}\n  b\n{.end}\n',
    },
    {
      title: 'An `.or` behind its block',
      wrong: '{.if a}b{.end}{.or}c{.end}',
      says: '1:15: error: This {.or} is in no block: {.if a} of line 1 was already closed by the {.end} of line 1. [NOT_ALLOWED_AT_ROOT]',
      right: '{.if a}b{.or}c{.end}',
    },
    {
      title: 'A second `.or`',
      wrong: '{.if a}b{.or}c{.or}d{.end}',
      says: '1:15: error: This {.or} never runs: the {.or} before it takes all that is left. [DEAD_CODE_BLOCK]',
      right: '{.if a}b{.or}c{.end}',
    },
    {
      title: 'A separator outside a loop',
      wrong: '{.section a}{@|html}{.alternates with}, {.end}',
      says: '1:21: error: {.alternates with} instruction is not allowed inside {.section} block. [NOT_ALLOWED_IN_BLOCK]',
      right: '{.repeated section a}{@|html}{.alternates with}, {.end}',
    },
    {
      title: 'Two names for a section',
      wrong: '{.section author name}{@|html}{.end}',
      says: "1:1: error: Extra characters found after {.section} instruction: ' name' [EXTRA_CHARS]",
      right: '{.section author.name}{@|html}{.end}',
    },
    {
      title: 'An empty block',
      wrong: '{.section items}\n{.end}',
      says: '1:1: warning: This block is empty: it prints nothing. [empty-block]',
      right: '{.section items}{count|html}{.end}',
    },
    {
      title: 'A branch that never runs',
      wrong: '{.if a}{.if a}b{.or}c{.end}{.end}',
      says: "1:16: warning: This alternative never runs: when it is reached, 'if a' is known to be true. [never-runs]",
      right: '{.if a}b{.or}c{.end}',
    },
  ],
};
