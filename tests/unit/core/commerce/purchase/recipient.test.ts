import { describe, expect, it } from 'vitest';
import { readRecipient } from '../../../../../core/commerce/purchase/index.js';

function dataOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe('readRecipient', () => {
  it('reads the fields of a form, trimmed', () => {
    const data = dataOf({
      itemId: 'card',
      recipientName: ' Ada ',
      recipientEmail: 'ada@example.com ',
      recipientMessage: 'For tea.',
      recipientDate: '2026-12-24',
      recipientTimeZone: 'Asia/Tokyo',
    });
    expect(readRecipient(data)).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      message: 'For tea.',
      deliveryDate: '2026-12-24',
      timeZone: 'Asia/Tokyo',
    });
  });

  it('knows no date where none is said, and counts in UTC without a time zone', () => {
    expect(readRecipient(dataOf({ recipientEmail: 'a@b.co', recipientDate: '' }))).toEqual({
      name: '',
      email: 'a@b.co',
      message: '',
      deliveryDate: null,
      timeZone: 'UTC',
    });
  });

  it.each([
    ['without the fields', {}],
    ['with empty fields', { recipientName: ' ', recipientEmail: '', recipientMessage: '' }],
    ['with a time zone alone', { recipientTimeZone: 'Asia/Tokyo' }],
  ])('is nobody %s', (_what, fields) => {
    expect(readRecipient(dataOf(fields))).toBeNull();
  });
});
