/** The text that may hide the sign of a comment, and the sign. */
const opener = /\{##[\s\S]*?##\}|\{#[^\n}]*\}|<(script|style)\b|<!--/gi;

/**
 * Tells whether a place of a template is in a comment of HTML; places have to rise from call to call. In scripts, style
 * sheets and comments of the language the sign means nothing.
 */
export function createCommented(source: string): (place: number) => boolean {
  const comments = findComments(source);
  let current = comments.next();
  return (place) => {
    while (!current.done && current.value.to <= place) current = comments.next();
    return !current.done && current.value.from < place;
  };
}

function* findComments(source: string): Generator<{ from: number; to: number }, undefined> {
  const openers = new RegExp(opener);
  for (let found = openers.exec(source); found; found = openers.exec(source)) {
    const [sign, element] = found;
    if (sign === '<!--') {
      const end = source.indexOf('-->', openers.lastIndex);
      if (end < 0) return;
      openers.lastIndex = end + '-->'.length;
      yield { from: found.index, to: openers.lastIndex };
    } else if (element !== undefined) {
      const end = new RegExp(`</${element}\\s*>`, 'gi');
      end.lastIndex = openers.lastIndex;
      if (!end.test(source)) return;
      openers.lastIndex = end.lastIndex;
    }
  }
}
