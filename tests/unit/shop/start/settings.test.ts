import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../../shop/start/settings.js';
import { ShopError } from '../../../../shop/start/index.js';

describe('the variables of a shop', () => {
  it('has a default for each of them', () => {
    expect(readSettings({}, 'Marram')).toMatchObject({
      port: 8080,
      database: { dataDir: '.data' },
      filesDir: '.data',
      maxConnections: 2000,
      bodyBudget: 100_000_000,
      drain: 0,
      ownerPassword: null,
      broker: null,
      trustProxy: false,
      publicUrl: null,
      hsts: 0,
      placesKey: null,
      allowedOrigins: [],
    });
  });

  it.each([
    ['DRAIN_SECONDS', '3', { drain: 3000 }],
    ['UPLOAD_MEGABYTES', '40', { bodyBudget: 40_000_000 }],
    ['PORT', '0', { port: 0 }],
    ['DATA_DIR', 'memory', { database: { dataDir: 'memory' }, filesDir: null }],
    ['DATA_DIR', '/srv/shop', { database: { dataDir: '/srv/shop' }, filesDir: '/srv/shop' }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', 'yes', { trustProxy: false }],
    ['PUBLIC_URL', '', { publicUrl: null }],
    ['ALLOWED_ORIGINS', 'https://a.example,', { allowedOrigins: ['https://a.example'] }],
  ])('reads %s=%s', (name, text, settings) => {
    expect(readSettings({ [name]: text }, 'Marram')).toMatchObject(settings);
  });

  it('prefers PostgreSQL to a folder', () => {
    const { database } = readSettings(
      { DATABASE_URL: 'postgres://db/shop', DATA_DIR: '.data' },
      'Marram',
    );
    expect(database).toMatchObject({ databaseUrl: 'postgres://db/shop', settings: { pool: 10 } });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['MAX_CONNECTIONS', '-1'],
    ['OWNER_PASSWORD', 'short'],
    ['HSTS', 'on'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', '{'],
    ['SMTP_URL', 'mail.example'],
  ])('refuses %s=%s with a sentence that names it', (name, text) => {
    const read = () => readSettings({ [name]: text }, 'Marram');
    expect(read).toThrow(ShopError);
    expect(read).toThrow(expect.objectContaining({ code: 'setting-invalid' }));
    expect(read).toThrow(name);
  });
});
