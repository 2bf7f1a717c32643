import {
  readBrokerSettings,
  readCaptchaSecrets,
  readDatabaseSettings,
  readHsts,
  readMailSettings,
  readOwnerPassword,
  readRateLimits,
  readTelemetrySettings,
  readWhole,
} from '../server/index.js';
import { toShopError } from './shop-error.js';

/** Variables by name, such as `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>;

const largestPort = 65_535;
const whole = { least: 0, most: 100_000 };

/** The variables of the environment, as guides and `docs/server/CONTRACT.md` describe them. */
export type ShopSettings = ReturnType<typeof readVariables>;

/**
 * Reads every variable before anything is opened.
 * @param shopName Sends the mails without `MAIL_FROM`.
 * @throws ShopError `setting-invalid` for a text that cannot be used.
 */
export function readSettings(environment: Variables, shopName: string): ShopSettings {
  try {
    return readVariables(environment, shopName);
  } catch (error) {
    throw toShopError('setting-invalid', error);
  }
}

function readVariables(environment: Variables, shopName: string) {
  const dataDir = environment.DATA_DIR ?? '.data';
  const isInMemory = dataDir === 'memory';
  return {
    port: readWhole(environment, 'PORT', { least: 0, most: largestPort, otherwise: 8080 }),
    database: environment.DATABASE_URL
      ? { databaseUrl: environment.DATABASE_URL, settings: readDatabaseSettings(environment) }
      : { dataDir },
    /** Where uploads are kept; null for the memory. */
    filesDir: isInMemory ? null : dataDir,
    maxConnections: readWhole(environment, 'MAX_CONNECTIONS', { ...whole, otherwise: 2000 }),
    /** Bytes of large bodies that are taken at a time. */
    bodyBudget:
      readWhole(environment, 'UPLOAD_MEGABYTES', { ...whole, otherwise: 100 }) * 1_000_000,
    /** How long it takes a balancer to notice that the server is not ready, in milliseconds. */
    drain: readWhole(environment, 'DRAIN_SECONDS', { ...whole, otherwise: 0 }) * 1000,
    /** Null for one that is made up at each start. Several copies of the server need the same. */
    ownerPassword: readOwnerPassword(environment.OWNER_PASSWORD),
    mail: readMailSettings(environment, { folder: isInMemory ? null : dataDir, shopName }),
    broker: readBrokerSettings(environment),
    /** Behind a TLS proxy: trust its X-Forwarded headers. */
    trustProxy: environment.TRUST_PROXY === 'true',
    publicUrl: environment.PUBLIC_URL || null,
    hsts: readHsts(environment.HSTS),
    rateLimits: readRateLimits(environment.RATE_LIMITS),
    placesKey: environment.PLACES_KEY || null,
    captchaSecrets: readCaptchaSecrets(environment),
    telemetry: readTelemetrySettings(environment, {
      isTerminal: process.stdout.isTTY,
      write: (line) => process.stdout.write(`${line}\n`),
    }),
    allowedOrigins: (environment.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
  };
}
