import { describe, expect, it } from 'vitest';
import { withPackages } from '../../../../../shop/server/ground/optional-packages.js';

const missing = (code: string) => Object.assign(new Error('Cannot find package'), { code });

describe('withPackages', () => {
  it('says what to install for the variable that needs it', async () => {
    const load = () => Promise.reject(missing('ERR_MODULE_NOT_FOUND'));
    await expect(withPackages('CLICKHOUSE_URL', 'ky', load)).rejects.toThrow(
      'CLICKHOUSE_URL needs more packages. Install them: npm install ky',
    );
  });

  it('leaves other faults, and what is loaded, as they are', async () => {
    const fault = missing('ERR_INVALID_ARG_TYPE');
    await expect(withPackages('X', 'x', () => Promise.reject(fault))).rejects.toBe(fault);
    await expect(withPackages('X', 'x', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
