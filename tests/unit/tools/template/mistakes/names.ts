import type { Chapter } from './mistake.js';

export const names: Chapter = {
  title: 'Names',
  about: 'Unknown names are told with the one that was likely meant.',
  mistakes: [
    {
      title: 'A misspelt formatter',
      wrong: '{title|htlm}',
      says: "1:8: error: Formatter 'htlm' is unknown. Did you mean 'html'? [FORMATTER_UNKNOWN]",
      right: '{title|html}',
    },
    {
      title: 'A misspelt predicate',
      wrong: '{.equals? type 1}a{.or}b{.end}',
      says: "1:1: error: Predicate 'equals?' is unknown. Did you mean 'equal?'? [PREDICATE_UNKNOWN]",
      right: '{.equal? type 1}a{.or}b{.end}',
    },
    {
      title: 'A misspelt block',
      wrong: '{.sectoin author}{name|html}{.or}nobody{.end}',
      says: "1:1: error: Invalid instruction '.sectoin author'. Did you mean '{.section}'? [INVALID_INSTRUCTION]",
      right: '{.section author}{name|html}{.or}nobody{.end}',
    },
    {
      title: 'A word of another language',
      wrong: '{.foreach items}{name|html}{.end}',
      says: "1:1: error: Invalid instruction '.foreach items'. Did you mean '{.repeated section}'? [INVALID_INSTRUCTION]",
      right: '{.repeated section items}{name|html}{.end}',
    },
    {
      title: '`else`',
      wrong: '{.if a}b{.else}c{.end}',
      says: "1:9: error: Invalid instruction '.else'. Did you mean '{.or}'? [INVALID_INSTRUCTION]",
      right: '{.if a}b{.or}c{.end}',
    },
    {
      title: 'A loop without `section`',
      wrong: '{.repeated items}{name|html}{.end}',
      says: "1:1: error: The word 'section' is missing: {.repeated section items}. [MISSING_SECTION_KEYWORD]",
      right: '{.repeated section items}{name|html}{.end}',
    },
    {
      title: 'A variable without `@`',
      wrong: '{.var total price}{total|html}',
      says: "1:1: error: The name of a variable begins with '@': {.var @total price}. [BINDVAR_EXPECTS_NAME]",
      right: '{.var @total price}{@total|html}',
    },
    {
      title: 'A misspelt variable',
      wrong: '{.var @total price}{@totl|html}',
      says: "1:20: warning: Variable '@totl' is never bound. Did you mean '@total'? [unbound-variable]",
      right: '{.var @total price}{@total|html}',
    },
    {
      title: 'A variable that no file binds',
      wrong: '{@hint|html}{@|apply row}',
      others: { 'row.html': '{name|html}' },
      says: "1:1: warning: Variable '@hint' is never bound: it is always empty. [unbound-variable]",
      right: '{.var @hint tip}{@hint|html}{@|apply row}',
    },
    {
      title: 'A variable that nothing reads',
      wrong: '{.var @total price}{price|money}',
      says: "1:1: warning: Variable '@total' is bound but never read. [unused-variable]",
      right: '{price|money}',
    },
    {
      title: 'A partial that is not there',
      wrong: '{items|apply rows}',
      others: { 'row.html': '{name|html}' },
      says: "1:8: info: Partial 'rows' is not among the files. [missing-partial]",
      right: '{items|apply row}',
    },
  ],
};
