/** Whether a path is a pattern and not a name. */
export function isGlob(path: string): boolean {
  return /[*?{[]/.test(path);
}

/** The folder that holds all that a pattern can match; `.` for the current one. */
export function folderOf(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex(isGlob);
  const fixed = parts.slice(0, first).join('/');
  return fixed || (pattern.startsWith('/') ? '/' : '.');
}

/**
 * A pattern of paths as an expression: `*` and `?` within a folder, `**` over folders, `{a,b}`, `[abc]`. Node's own
 * `matchesGlob` needs Node 22.
 */
export function compileGlob(pattern: string): RegExp {
  let depth = 0;
  const text = pattern.replace(/\*\*\/|\*\*|\*|\?|\[!?[^\]]+\]|[{},]|[\\^$+.()|[\]]/g, (sign) => {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (sign === ',') return depth > 0 ? '|' : ',';
    if (sign.length > 2 && sign.startsWith('[')) return sign.replace('[!', '[^');
    return signs[sign] ?? `\\${sign}`;
  });
  return new RegExp(`^${text}$`, 'u');
}

const signs: Readonly<Record<string, string>> = {
  '**/': '(?:[^/]+/)*',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
};
