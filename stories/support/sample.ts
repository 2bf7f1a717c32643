const entryPoints: readonly (readonly [folder: string, entryPoint: string])[] = [
  ['core/template', 'vitrine/template'],
  ['core/preload', 'vitrine/preload'],
  ['core/i18n', 'vitrine/core/i18n'],
  ['core/experiments', 'vitrine/core/experiments'],
  ['core/experiments/openfeature', 'vitrine/openfeature'],
];

/** The code of a sample with imports from the package instead of this project's folders. */
export function asPublished(code: string): string {
  return entryPoints.reduce(
    (text, [folder, entryPoint]) =>
      text.replaceAll(new RegExp(`'(?:\\.\\./)+${folder}/index\\.js'`, 'g'), `'${entryPoint}'`),
    code,
  );
}
