const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As it is written by hand everywhere, and by Eta: most text has nothing to escape, so that is asked first. */
export function escape(text) {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (mark) => entities[mark]) : text;
}
