const entryPoints: readonly (readonly [module: string, entryPoint: string])[] = [
  ['core/template/index', 'vitrine/template'],
  ['core/template/pages', 'vitrine/template/pages'],
  ['core/template/expressions', 'vitrine/template/expressions'],
  ['core/template/formatters/commerce/index', 'vitrine/template/commerce'],
  ['core/preload/index', 'vitrine/preload'],
  ['core/i18n/index', 'vitrine/core/i18n'],
  ['core/experiments/index', 'vitrine/core/experiments'],
  ['core/experiments/openfeature/index', 'vitrine/openfeature'],
];

/** The code of a sample with imports from the package instead of this project's folders. */
export function asPublished(code: string): string {
  return entryPoints.reduce(
    (text, [module, entryPoint]) =>
      text.replaceAll(new RegExp(`'(?:\\.\\./)+${module}\\.js'`, 'g'), `'${entryPoint}'`),
    code,
  );
}
