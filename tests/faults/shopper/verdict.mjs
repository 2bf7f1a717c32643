/** Says that something was not done; the texts of the library and the specification. */
const denials = /unable|unknown error|not added|was not|could not (be|add|send|get)/i;
const openWords = /not confirmed|could not confirm/i;

/** Whether the page says that it was not done, in contrast to that it does not know. */
const denies = (text) => denials.test(text.replaceAll('’', "'")) && !openWords.test(text);

/**
 * What is wrong with what a page said, press by press, beside how often the shop has done it. The words of a browser's
 * own error page are not the page's.
 */
export function judge(heard, meant) {
  const problems = [];
  for (const { said, count } of heard) {
    if (!said) problems.push('silent: the page says nothing');
    else if (said.isDone && count < meant)
      problems.push(`lost: said to be done, ${count}/${meant}`);
    else if (!said.isDone && denies(said.text) && count >= meant) {
      problems.push(`lied: "${said.text.replaceAll(/\s+/g, ' ').slice(0, 90)}", but it is there`);
    }
    if (count > meant) problems.push(`doubled: ${count}/${meant}`);
  }
  const last = heard.at(-1);
  if (last.said && !last.said.isDone && last.count < meant) {
    problems.push(`lost: not done after another press, ${last.count}/${meant}`);
  }
  return [...new Set(problems)];
}
