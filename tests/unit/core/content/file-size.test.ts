import { describe, expect, it } from 'vitest';
import { checkFileSize, formatFileSize, megabyte } from '../../../../core/content/index.js';

describe('formatFileSize (platform §9: "file size display uses 1024 units")', () => {
  it.each([
    [0, '0 byte'],
    [-1, '0 byte'],
    [NaN, '0 byte'],
    [1023, '1,023 byte'],
    [1024, '1 kB'],
    [1536, '1.5 kB'],
    [1024 * 1024 - 1, '1 MB'],
    [1024 * 1024, '1 MB'],
    [20_000_000, '19.1 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [5000 * 1024 ** 4, '5,000 TB'],
  ])('of %d is %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'en-US').replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('speaks the reader’s language', () => {
    expect(formatFileSize(1536, 'de-DE').replaceAll('\u00a0', ' ')).toBe('1,5 kB');
  });
});

describe('checkFileSize', () => {
  it('platform §9: "One MB is 1,000,000 bytes"', () => {
    expect(megabyte).toBe(1_000_000);
  });

  it("platform §5: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.'", () => {
    const file = { name: 'cat.png', size: 20 * megabyte + 1 };
    expect(checkFileSize(file, 20 * megabyte)).toBe(
      'The file cat.png is too large. The maximum allowed file size is 19.1 MB.',
    );
    expect(checkFileSize({ ...file, size: 20 * megabyte }, 20 * megabyte)).toBeNull();
  });
});
