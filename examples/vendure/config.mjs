import { randomUUID } from 'node:crypto';
import { DefaultLogger, DefaultSearchPlugin, dummyPaymentHandler, LogLevel } from '@vendure/core';
import { createPictureStorage, pictureItself, picturesRoute, servePictures } from './assets.mjs';

/** Tells how many pieces are left, as the widgets show them. By default Vendure says "in stock" alone. */
const exactStock = {
  getStockLevel: (_context, variant, saleable) =>
    saleable > 1_000_000 ? 'IN_STOCK' : String(Math.max(0, saleable)),
};

/**
 * The configuration of the shop. `pictures` is the folder with the pictures of the catalogue, `storage` one for Vendure's
 * copies, `databaseUrl` a PostgreSQL; without one everything is in memory and gone at the end.
 */
export function createConfig({ port, origin, pictures, storage, databaseUrl }) {
  return {
    logger: new DefaultLogger({ level: LogLevel.Error }),
    apiOptions: {
      port,
      hostname: '127.0.0.1',
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      // Any page may sell: what a session may see is guarded by its token, and no cookie is sent.
      cors: { origin: true, credentials: false },
      csrfPrevention: true,
      middleware: [
        { route: `/${picturesRoute}`, handler: servePictures(storage), beforeListen: true },
      ],
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      superadminCredentials: {
        identifier: process.env.ADMIN_NAME ?? 'superadmin',
        password: process.env.ADMIN_PASSWORD ?? randomUUID(),
      },
      ...(process.env.COOKIE_SECRET && { cookieOptions: { secret: process.env.COOKIE_SECRET } }),
      requireVerification: false,
    },
    dbConnectionOptions: databaseUrl
      ? { type: 'postgres', url: databaseUrl, synchronize: true, logging: false }
      : { type: 'sqljs', synchronize: true, autoSave: false, logging: false },
    paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
    catalogOptions: { stockDisplayStrategy: exactStock },
    assetOptions: {
      assetStorageStrategy: createPictureStorage(storage, origin),
      assetPreviewStrategy: pictureItself,
    },
    importExportOptions: { importAssetsDir: pictures },
    plugins: [DefaultSearchPlugin.init({ indexStockStatus: false })],
  };
}
