import { expect, it } from 'vitest';
import {
  defaultDatabaseSettings,
  readDatabaseSettings,
} from '../../../../../../shop/server/ground/database/settings.js';

it('leaves the defaults where nothing is set', () => {
  expect(readDatabaseSettings({})).toEqual(defaultDatabaseSettings);
  expect(readDatabaseSettings({ DB_POOL: '' })).toEqual(defaultDatabaseSettings);
});

it('reads every variable', () => {
  const variables = {
    DB_POOL: '20',
    DB_CONNECT_TIMEOUT: '1000',
    DB_STATEMENT_TIMEOUT: '1001',
    DB_LOCK_TIMEOUT: '1002',
    DB_IDLE_TIMEOUT: '1003',
  };
  expect(readDatabaseSettings(variables)).toEqual({
    pool: 20,
    connectTimeout: 1000,
    statementTimeout: 1001,
    lockTimeout: 1002,
    idleTimeout: 1003,
  });
});

it.each([
  ['DB_POOL', 'many', 1000],
  ['DB_POOL', '0', 1000],
  ['DB_POOL', '-1', 1000],
  ['DB_POOL', '1.5', 1000],
  ['DB_LOCK_TIMEOUT', '2s', 600_000],
  ['DB_IDLE_TIMEOUT', '9999999999', 600_000],
])('refuses %s=%s with a sentence', (name, text, most) => {
  expect(() => readDatabaseSettings({ [name]: text })).toThrow(
    `${name} must be a whole number from 1 to ${most}, not "${text}".`,
  );
});
