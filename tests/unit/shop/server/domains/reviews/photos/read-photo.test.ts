// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { orientationOf } from '../../../../../../../shop/server/domains/reviews/photos/orientation.js';
import { readPhoto } from '../../../../../../../shop/server/domains/reviews/photos/read-photo.js';
import { exifOf, jpeg, movingPart, png, segment, webp } from './sample-pictures.js';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a photo', () => {
  it.each([
    ['a JPEG', jpeg(segment(0xe0, 'JFIF\0'), exifOf(1), segment(0xfe, 'GPS')), 'image/jpeg'],
    ['a PNG', png(), 'image/png'],
    ['a WebP', webp(), 'image/webp'],
  ])('%s is known by its bytes, and loses its metadata', (_, bytes, type) => {
    const photo = readPhoto(bytes);
    expect(photo).toMatchObject({ type, width: 30, height: 20 });
    expect(text(photo?.bytes ?? new Uint8Array())).not.toMatch(/GPS|script/);
    // What was cleaned once is a picture still, and nothing more is taken from it.
    expect(readPhoto(photo?.bytes ?? new Uint8Array())).toEqual(photo);
  });

  it.each([
    ['big endian', false],
    ['little endian', true],
  ])('keeps how it is turned, %s', (_, little) => {
    const photo = readPhoto(jpeg(exifOf(6, little)));
    expect(photo).toMatchObject({ width: 20, height: 30 });
    const kept = photo?.bytes.subarray(6, 38) ?? new Uint8Array();
    expect(orientationOf(kept)).toBe(6);
    expect(text(photo?.bytes ?? kept)).not.toContain('GPS');
  });

  it('keeps its colours and every scan of a JPEG', () => {
    const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01colours');
    const bytes = text(
      readPhoto(jpeg(profile, segment(0xe2, 'MPF\0GPS')))?.bytes ?? new Uint8Array(),
    );
    expect(bytes).toContain('colours');
    expect(bytes.split('\xff\xda')).toHaveLength(3);
    expect(bytes).not.toContain('MPF');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', Buffer.from('GIF89a....')],
    ['the beginning of a JPEG', jpeg().subarray(0, 12)],
    ['a JPEG without an end', jpeg().subarray(0, 40)],
    ['the beginning of a PNG', png().subarray(0, 30)],
    ['the beginning of a WebP', webp().subarray(0, 24)],
    ['a WebP that moves', webp([movingPart])],
    ['an endless picture', png(100_000, 2)],
    ['a picture of too many pixels', png(11_000, 11_000)],
    ['no pixel', png(0, 20)],
    ['segments without length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9])],
  ])('%s is none', (_, bytes) => {
    expect(readPhoto(bytes)).toBeNull();
  });
});
