import { describe, expect, it } from 'vitest';
import {
  DatabaseError,
  endsConnection,
  toDatabaseError,
} from '../../../../../../shop/server/ground/database/errors.js';
import { isRead, mayRepeat } from '../../../../../../shop/server/ground/database/repeat.js';

const fromServer = (code: string) =>
  Object.assign(new Error('what the server says'), { code, severity: 'ERROR' });
const fromNetwork = (code: string) => Object.assign(new Error('what the network says'), { code });

describe('an error of a driver', () => {
  it.each([
    ['an ended connection', fromServer('57P01'), 'unavailable', true, true, false],
    ['a crash of another connection', fromServer('57P02'), 'unavailable', true, true, false],
    ['a server that starts', fromServer('57P03'), 'unavailable', true, true, false],
    ['a connection failure', fromServer('08006'), 'unavailable', true, true, false],
    ['too many connections', fromServer('53300'), 'unavailable', false, false, false],
    ['a refused connection', fromNetwork('ECONNREFUSED'), 'unavailable', true, true, false],
    ['a reset connection', fromNetwork('ECONNRESET'), 'unavailable', true, true, false],
    [
      'a cut one',
      new Error('Connection terminated unexpectedly'),
      'unavailable',
      true,
      true,
      false,
    ],
    ['a serialization failure', fromServer('40001'), 'conflict', false, true, true],
    ['a deadlock', fromServer('40P01'), 'conflict', false, true, true],
    ['a standby', fromServer('25006'), 'read-only', true, false, false],
    ['a full disk', fromServer('53100'), 'full', false, false, false],
    ['a cancelled statement', fromServer('57014'), 'timeout', false, false, false],
    ['a held lock', fromServer('55P03'), 'timeout', false, false, false],
    ['a silent server', new Error('Query read timeout'), 'timeout', true, false, false],
    ['a duplicate key', fromServer('23505'), 'statement', false, false, false],
  ] as const)('%s', (_name, error, code, ends, repeats, repeatsInDoubt) => {
    const described = toDatabaseError(error);
    expect(described).toBeInstanceOf(DatabaseError);
    expect(described).toMatchObject({ code, isTemporary: code !== 'statement' });
    expect(endsConnection(described)).toBe(ends);
    expect(mayRepeat(described, { isInDoubt: false })).toBe(repeats);
    expect(mayRepeat(described, { isInDoubt: true })).toBe(repeatsInDoubt);
  });

  it('of another kind stays as it is', () => {
    const error = new TypeError('not a function');
    expect(toDatabaseError(error)).toBe(error);
    expect(mayRepeat(error, { isInDoubt: false })).toBe(false);
  });
});

it.each([
  ['select 1', true],
  ['\n  SELECT a from b', true],
  ['insert into a values (1)', false],
  ['with a as (insert into b values (1) returning 1) select * from a', false],
  ['update a set b = 1', false],
])('%j only reads: %s', (statement, reads) => {
  expect(isRead(statement)).toBe(reads);
});
