/** Limits of the connections to PostgreSQL; times in milliseconds. */
export interface DatabaseSettings {
  /** Connections at a time, without the one of the health check. */
  readonly pool: number;
  /** How long a request waits for a connection. */
  readonly connectTimeout: number;
  readonly statementTimeout: number;
  readonly lockTimeout: number;
  /** How long a transaction may do nothing. */
  readonly idleTimeout: number;
}

export const defaultDatabaseSettings: DatabaseSettings = {
  pool: 10,
  connectTimeout: 3000,
  statementTimeout: 5000,
  lockTimeout: 3000,
  idleTimeout: 5000,
};

const variables = [
  { name: 'DB_POOL', setting: 'pool', most: 1000 },
  { name: 'DB_CONNECT_TIMEOUT', setting: 'connectTimeout', most: 600_000 },
  { name: 'DB_STATEMENT_TIMEOUT', setting: 'statementTimeout', most: 600_000 },
  { name: 'DB_LOCK_TIMEOUT', setting: 'lockTimeout', most: 600_000 },
  { name: 'DB_IDLE_TIMEOUT', setting: 'idleTimeout', most: 600_000 },
] as const satisfies readonly {
  name: string;
  setting: keyof DatabaseSettings;
  most: number;
}[];

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the variables `DB_…`; an absent or empty one leaves the default. @throws Error for any other text. */
export function readDatabaseSettings(environment: Variables): DatabaseSettings {
  const settings = variables.map(({ name, setting, most }) => [
    setting,
    readWhole(environment, name, { least: 1, most, otherwise: defaultDatabaseSettings[setting] }),
  ]);
  return { ...defaultDatabaseSettings, ...Object.fromEntries(settings) };
}

/** Reads a variable that is a whole number. @throws Error, a sentence, for any other text. */
export function readWhole(
  environment: Variables,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const text = environment[name];
  if (!text) return otherwise;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}
