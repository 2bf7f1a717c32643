import { describe, expect, it } from 'vitest';
import { readVideoPlayer } from '../../../../../core/content/index.js';

const base = 'https://shop.example/journal/first-bowl';
const id = 'aqz-KE-bpKQ';
const youTube = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`;
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('the player of a video of an allowed provider', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${id}`, youTube],
    [`http://youtube.com/watch?feature=share&v=${id}`, youTube],
    [`https://m.youtube.com/watch?v=${id}`, youTube],
    [`https://youtu.be/${id}?si=abc`, youTube],
    [`//www.youtube.com/embed/${id}?wmode=opaque`, youTube],
    [`https://www.youtube-nocookie.com/embed/${id}`, youTube],
    [`https://www.youtube.com/shorts/${id}`, youTube],
    [`https://www.youtube.com/live/${id}`, youTube],
    [`https://youtu.be/${id}?t=90`, `${youTube}&start=90`],
    [`https://youtu.be/${id}?t=1m30s`, `${youTube}&start=90`],
    [`https://youtu.be/${id}?t=1h2s`, `${youTube}&start=3602`],
    [`https://www.youtube.com/embed/${id}?start=7`, `${youTube}&start=7`],
    [`https://youtu.be/${id}?t=soon`, youTube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871?app_id=1', vimeo],
    ['https://vimeo.com/76979871/0a1b2c', `${vimeo}&h=0a1b2c`],
    ['https://player.vimeo.com/video/76979871?h=0a1b2c', `${vimeo}&h=0a1b2c`],
  ])('of %s is %s', (address, src) => {
    expect(readVideoPlayer(address, base)).toMatchObject({ kind: 'frame', src });
  });

  it.each([
    ['/films/wheel.mp4', 'https://shop.example/films/wheel.mp4'],
    ['wheel.WEBM?v=2', 'https://shop.example/journal/wheel.WEBM?v=2'],
  ])('of the own file %s is the browser’s', (address, src) => {
    expect(readVideoPlayer(address, base)).toEqual({ kind: 'file', src, provider: '' });
  });
});

describe('a file of another origin', () => {
  it.each(['https://files.example/clip.mp4', 'https://files.example/clip.webm?v=2'])(
    '%s is played where the page’s own markup names it',
    (address) => {
      expect(readVideoPlayer(address, base)).toBeNull();
      expect(readVideoPlayer(address, base, 'any')).toEqual({
        kind: 'file',
        src: address,
        provider: '',
      });
    },
  );

  it.each(['javascript:alert(1)//.mp4', 'https://evil.example/page?file=a.mp4', 'ftp://a/b.mp4'])(
    '%s is none',
    (address) => {
      expect(readVideoPlayer(address, base, 'any')).toBeNull();
    },
  );
});

describe('no player has', () => {
  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:video/mp4;base64,AAAA',
    'ftp://youtube.com/watch?v=aqz-KE-bpKQ',
    'https://evil.example/embed/aqz-KE-bpKQ',
    'https://youtube.com.evil.example/embed/aqz-KE-bpKQ',
    'https://evilyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com@evil.example/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ%22onload=',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/embed/../redirect',
    'https://www.youtube.com/',
    'https://vimeo.com/about',
    'https://player.vimeo.com/video/1/../../evil',
    'https://evil.example/film.mp4',
    '/films/wheel.html',
    'https://[',
  ])('%s', (address) => {
    expect(readVideoPlayer(address, base)).toBeNull();
  });
});
