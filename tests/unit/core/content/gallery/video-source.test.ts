import { describe, expect, it } from 'vitest';
import { videoSourceOf } from '../../../../../core/content/index.js';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('the player of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/watch?t=4&v=dQw4w9WgXcQ&x=1', youtube],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?t=4', youtube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871?h=1', vimeo],
  ])('of %s is the provider’s frame', (address, src) => {
    expect(videoSourceOf(address)).toEqual({ kind: 'frame', src });
  });

  it.each(['https://a.example/clip.mp4', 'https://a.example/clip.webm?v=2'])(
    'of %s is the file',
    (address) => {
      expect(videoSourceOf(address)).toEqual({ kind: 'file', src: address });
    },
  );

  it.each([
    '',
    'javascript:alert(1)//.mp4',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/page?file=a.mp4',
    'https://vimeo.com/about',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ])('of %s is none', (address) => {
    expect(videoSourceOf(address)).toBeNull();
  });
});
