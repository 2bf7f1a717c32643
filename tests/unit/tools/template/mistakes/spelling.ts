import type { Chapter } from './mistake.js';

export const spelling: Chapter = {
  title: 'Tags that are printed as text',
  about:
    'What is no tag is text: that is how styles and scripts keep their braces. A slip therefore appears on the page.',
  mistakes: [
    {
      title: 'Blanks in a tag',
      wrong: '<p>{ title | html }</p>',
      says: "1:4: warning: '{ title | html }' is printed as text: no blank may stand behind '{', around '|' or before '}'. Write {title|html}. [spaced-tag]",
      right: '<p>{title|html}</p>',
    },
    {
      title: 'A blank behind `.end`',
      wrong: '{.if title}yes{.end }',
      says: "1:15: error: '{.end }' is printed as text: no blank may stand behind '{', around '|' or before '}'. Write {.end}. [spaced-tag]",
      right: '{.if title}yes{.end}',
    },
    {
      title: 'Two blanks where one belongs',
      wrong: '{.var  @name title}{@name|html}',
      says: "1:1: error: '{.var @name title}' is printed as text: one blank stands between its words. Write {.var @name title}. [spaced-tag]",
      right: '{.var @name title}{@name|html}',
    },
    {
      title: 'An instruction without its dot',
      wrong: '{section author}{name|html}{.end}',
      says: "1:1: warning: '{section author}' is printed as text: instructions begin with a dot. Write {.section author}. [printed-tag]",
      right: '{.section author}{name|html}{.end}',
    },
    {
      title: '`end` without its dot',
      wrong: '{.section author}{name|html}{end}',
      says: "1:29: error: '{end}' prints a value of that name: instructions begin with a dot. Write {.end}. [printed-tag]",
      right: '{.section author}{name|html}{.end}',
    },
    {
      title: 'Brackets for an element',
      wrong: '<img src="{images[0].url|htmltag}">',
      says: "1:11: warning: '{images[0].url|htmltag}' is printed as text: members and elements follow a dot. Write {images.0.url|htmltag}. [printed-tag]",
      right: '<img src="{images.0.url|htmltag}">',
    },
    {
      title: 'Two pairs of braces',
      wrong: '<p>{{title|html}}</p>',
      says: "1:4: warning: One pair of braces makes a tag: '{{title|html}}' prints the value between braces. Write {title|html}. [double-braces]",
      right: '<p>{title|html}</p>',
    },
    {
      title: 'An expression without `.eval`',
      wrong: '<p>{price * 2}</p>',
      says: "1:4: warning: '{price * 2}' is printed as text: a tag holds names and formatters. Write {.eval …} to compute, and {.if …} or a predicate to choose. [printed-tag]",
      right: '<p>{.eval price * 2}</p>',
    },
    {
      title: 'A tag in a short comment',
      wrong: '{# shows {title|html} #}',
      says: "1:1: warning: A tag cuts this comment, so that it is printed: '{#' reaches to the next brace. Write {## … ##} around tags. [cut-comment]",
      right: '{## shows {title|html} ##}',
    },
    {
      title: 'A comment without an end',
      wrong: '{## to do',
      says: "1:1: error: This comment has no end, and takes the rest of the file: it ends at '##}'. [EOF_IN_COMMENT]",
      right: '{## to do ##}',
    },
    {
      title: 'Nothing behind `|`',
      wrong: '{title|}',
      says: "1:8: error: The name of a formatter is missing behind '|'. [FORMATTER_INVALID]",
      right: '{title}',
    },
  ],
};
