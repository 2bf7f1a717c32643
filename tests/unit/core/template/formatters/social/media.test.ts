import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../../support/cpu-time.js';
import { socialFormatters } from '../../../../../../core/template/formatters/social/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { attributesOf, only, textOf } from '../read-page.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: socialFormatters });
const page = (formatter: string, item: Value) => parsePart(render(`{@|${formatter}}`, item));

describe('audio-player', () => {
  it('plays without script', () => {
    const player = page('audio-player', {
      id: 'a1',
      title: 'Tides',
      structuredContent: { audioAssetUrl: 'https://cdn.example/tides.mp3' },
    });
    expect(attributesOf(only(player, 'vitrine-audio'))).toEqual({
      id: 'audio-player-a1',
      'item-id': 'a1',
    });
    expect(attributesOf(only(player, 'audio'))).toEqual({
      controls: '',
      preload: 'none',
      src: 'https://cdn.example/tides.mp3',
      'aria-label': 'Tides',
    });
    expect(player.querySelector('script')).toBeNull();
  });
});

describe('video', () => {
  const html = '<iframe width="5" src="//video.example/embed/1?a=1&amp;b=2"></iframe>';
  const item = {
    oembed: { html, providerName: 'Video', url: 'https://video.example/1' },
    overlay: true,
    mainImageId: 'm1',
    assetUrl: '/thumb.jpg',
    originalSize: '800x450',
    mediaFocalPoint: { x: 0, y: 0.7 },
    colorData: { topLeftAverage: 'fff', centerAverage: '"000' },
  };

  it('has the provider’s markup as data', () => {
    const video = page('video', item);
    expect(attributesOf(only(video, 'vitrine-video'))).toEqual({
      'provider-name': 'Video',
      'data-html': html,
      overlay: '',
    });
    expect(video.querySelector('iframe')).toBeNull();
  });

  it('is a link with a picture without script', () => {
    const video = page('video', item);
    const link = only(video, 'vitrine-video > a');
    expect(link.getAttribute('href')).toBe('https://video.example/1');
    expect(textOf(link)).toBe('Play video');
    expect(attributesOf(only(link, 'img'))).toEqual({
      src: '/thumb.jpg',
      alt: '',
      width: '800',
      height: '450',
      loading: 'lazy',
      'data-image-dimensions': '800x450',
      'data-image-focal-point': '0,0.7',
    });
  });

  it.each<[string, Value, string | null]>([
    ['where its frame comes from', { html }, '//video.example/embed/1?a=1&b=2'],
    ['nowhere without a frame', { html: '<script src="x"></script>' }, null],
    ['nowhere for a frame that runs', { html: '<iframe src="javascript:x">' }, null],
    ['nowhere for an address that runs', { url: 'javascript:x' }, null],
    ['nowhere without anything', undefined, null],
  ])('leads %s', (_, oembed, href) => {
    const link = page('video', { ...item, oembed }).querySelector('a');
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });

  it('passes the load argument to the widget', () => {
    const video = only(page('video load-false color-data', item), 'vitrine-video');
    expect(video.getAttribute('data-load')).toBe('false');
  });

  it('knows the colours of its picture on request', () => {
    const picture = attributesOf(only(page('video color-data', item), 'img'));
    expect(picture).toMatchObject({ 'data-color-topleft': '#fff', 'data-color-center': '#"000' });
    expect(picture).not.toHaveProperty('data-color-topright');
  });

  it.each<[string, Record<string, Value>]>([
    ['overlay', { overlay: false }],
    ['picture', { mainImageId: undefined }],
  ])('has no picture without %s', (_, changes) => {
    expect(page('video', { ...item, ...changes }).querySelector('img')).toBeNull();
  });

  it('reads hostile markup in one go', () => {
    const started = cpuTime();
    for (const part of ['<iframe ', '<iframe src="', '<iframe src=" ', ' src="']) {
      page('video', { oembed: { html: part.repeat(50_000) } });
    }
    expect(cpuTime() - started).toBeLessThan(3_000);
  });
});
