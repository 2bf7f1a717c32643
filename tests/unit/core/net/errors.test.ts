import { describe, expect, it } from 'vitest';
import { NetError, VitrineError } from '../../../../core/net/index.js';

describe('VitrineError', () => {
  it('carries a code, a message, a cause and its class’s name', () => {
    class CartError extends VitrineError {}
    const cause = new Error('inner');
    const error = new CartError('out-of-stock', 'Nothing is left.', { cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'CartError', code: 'out-of-stock', cause });
    expect(error.message).toBe('Nothing is left.');
  });
});

describe('NetError', () => {
  it('has null for what is not known', () => {
    const error = new NetError('offline', 'No answer');
    expect(error).toBeInstanceOf(VitrineError);
    expect(error).toMatchObject({
      name: 'NetError',
      code: 'offline',
      status: null,
      body: null,
      serverMessage: null,
      retryAfter: null,
      path: null,
    });
  });
});
