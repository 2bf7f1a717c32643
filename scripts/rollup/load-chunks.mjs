/**
 * Loads chunks of the CDN build side by side, and resolves to the last of `names`. The entries put it into
 * `self.vitrineImport`, where every chunk finds it; so it uses nothing from outside.
 *
 * A failed load is repeated once after a pause. Firefox, and WebKit after a failed preload, do not request a failed
 * module again in the same document. So the last try is at another address, where the build writes all chunks once
 * more: the imports of a chunk are beside it. (One address more for the same files would do, but libsoup, below
 * WebKitGTK, decodes it.)
 *
 * @template Module
 * @param {(file: string) => Promise<Module>} get Imports a file from the folder of the chunks.
 * @param {readonly string[]} names
 * @returns {Promise<Module | undefined>}
 */
export function loadChunks(get, names) {
  const load = (folder = '') =>
    Promise.all(names.map((name) => get(`${folder}${name}.js`))).then((modules) => modules.pop());
  return load()
    .catch(() => new Promise((done) => setTimeout(done, 1000)).then(() => load()))
    .catch(() => load('../again/'));
}
