/** The output of `--help`. */
export const usageText = `Usage: vitrine-template check FILE…
       vitrine-template render FILE --json DATA

FILE and DATA are files, or - for standard input.

check says what is wrong with templates, and what looks wrong.
  --strict            warnings count as errors
  --json              one JSON document instead of text
  --formatters NAMES  formatters that your engine adds, with commas between
  --predicates NAMES  the same for predicates
  Exit status: 0 nothing wrong, 1 errors, 2 used wrongly.

render prints a template with data; what goes wrong goes to standard error.
  --json DATA         the data
  --partials DIR      the folder of what apply and include run: DIR/blocks/item.html is
                      'blocks/item' and 'blocks/item.html'
  --locale LOCALE     such as de-AT; en-US if left out, none for no locale
  --time-zone ZONE    such as Europe/Paris; the data's website.timeZone if left out
  --now MS            the time, in milliseconds since 1970; the clock's if left out
  --escape html       escapes what no formatter made safe
  --strict            stops at the first error and prints nothing
  Exit status: 0 nothing wrong, 1 errors, 2 used wrongly.

  -h, --help          prints this
  -v, --version       prints the version
`;
