const doors: readonly (readonly [folder: string, door: string])[] = [
  ['core/template', 'vitrine/template'],
  ['core/experiments', 'vitrine/core/experiments'],
  ['core/experiments/openfeature', 'vitrine/openfeature'],
];

/** A sample as its reader writes it: what it takes from this house comes from the package. */
export function asPublished(code: string): string {
  return doors.reduce(
    (text, [folder, door]) =>
      text.replaceAll(new RegExp(`'(?:\\.\\./)+${folder}/index\\.js'`, 'g'), `'${door}'`),
    code,
  );
}
