import { mkdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import path from 'node:path';

/** Keeps pictures in one folder and serves them at `/pictures/`, unchanged. */
export const picturesRoute = 'pictures';

const types = { '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg' };

/** An `AssetStorageStrategy` on a folder, whose addresses are absolute. */
export function createPictureStorage(folder, origin) {
  const fileOf = (name) => path.join(folder, path.basename(name));
  return {
    async writeFileFromBuffer(name, data) {
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(name), data);
      return path.basename(name);
    },
    async writeFileFromStream(name, stream) {
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(name), stream);
      return path.basename(name);
    },
    readFileToBuffer: (name) => readFile(fileOf(name)),
    readFileToStream: async (name) => createReadStream(fileOf(name)),
    deleteFile: (name) => unlink(fileOf(name)),
    fileExists: (name) =>
      stat(fileOf(name)).then(
        () => true,
        () => false,
      ),
    toAbsoluteUrl: (_request, name) => `${origin()}/${picturesRoute}/${path.basename(name)}`,
  };
}

/** An `AssetPreviewStrategy` for pictures that are shown as they are. */
export const pictureItself = {
  generatePreviewImage: (_context, _type, data) => Promise.resolve(data),
};

/** Serves the folder of {@link createPictureStorage}. */
export function servePictures(folder) {
  return (request, answer, next) => {
    const name = path.basename(decodeURIComponent(request.path));
    const type = types[path.extname(name)];
    if (!type) return next();
    readFile(path.join(folder, name)).then(
      (data) => {
        answer.setHeader('Content-Type', type);
        answer.setHeader('Access-Control-Allow-Origin', '*');
        // A picture is no page: a script inside one must not run when it is opened by itself.
        answer.setHeader(
          'Content-Security-Policy',
          "default-src 'none'; style-src 'unsafe-inline'",
        );
        answer.end(data);
      },
      () => next(),
    );
  };
}
