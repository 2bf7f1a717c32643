// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../../../../shop/server/index.js';
import {
  createLessonFilms,
  longestFilm,
  type FindVideo,
} from '../../../../../../shop/server/domains/lesson-films/index.js';
import { firstState } from '../../../../../../shop/server/domains/site-settings/index.js';

const page = 'https://shop.example';
const record = () => Promise.resolve();

/** Saves these films where others are stored, and tells what was kept, refused and asked. */
async function save(
  films: Readonly<Record<string, string>>,
  given: { readonly stored?: Readonly<Record<string, string>>; readonly find?: FindVideo } = {},
) {
  const asked: string[] = [];
  const faults: unknown[] = [];
  const saved: Readonly<Record<string, string>>[] = [];
  const lessonFilms = createLessonFilms({
    siteSettings: {
      read: () =>
        Promise.resolve({ ...firstState, lessonFilms: { films: given.stored ?? {}, version: 1 } }),
      saveLessonFilms(kept, version) {
        saved.push(kept);
        return Promise.resolve({ films: kept, version: version + 1 });
      },
    },
    findVideo(address, call) {
      asked.push(address);
      return given.find?.(address, call) ?? Promise.resolve({ isBasic: false });
    },
    reporter: { report: (error) => void faults.push(error) },
    timeout: 20,
  });
  const outcome = await lessonFilms
    .save({ films, version: 1, page }, record)
    .then((unasked) => ({ unasked, errors: {} }))
    .catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return { unasked: [], errors: error.details.errors ?? {} };
    });
  return { ...outcome, asked, faults, saved };
}

describe('the film of a lesson', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    [' youtu.be/aqz-KE-bpKQ ', 'https://youtu.be/aqz-KE-bpKQ'],
    ['https://vimeo.com/1084537', 'https://vimeo.com/1084537'],
    ['vimeo.com/1084537/ab12', 'https://vimeo.com/1084537/ab12'],
    ['/films/first-bowl.mp4', '/films/first-bowl.mp4'],
    ['https://shop.example/films/a.webm', 'https://shop.example/films/a.webm'],
  ])('is kept: %s', async (typed, kept) => {
    const { saved, errors } = await save({ wedging: typed });
    expect(errors).toEqual({});
    expect(saved).toEqual([{ wedging: kept }]);
  });

  it.each([
    ['clay'],
    ['films/a.mp4'],
    ['https://example.com/a.mp4'],
    ['//example.com/a.mp4'],
    ['https://www.youtube.com/@marram'],
    ['https://vimeo.com/marram'],
    ['javascript:alert(1)//a.mp4'],
    ['https://vimeo.com/1\u0000'],
    ['/films/\ud800.mp4'],
    [`/${'a'.repeat(longestFilm)}.mp4`],
  ])('is refused with a sentence: %j', async (typed) => {
    const { saved, errors, asked } = await save({ wedging: typed, hem: '/films/hem.mp4' });
    expect(saved).toEqual([]);
    expect(asked).toEqual([]);
    expect(errors).toEqual({
      wedging:
        'This is not a video of YouTube or Vimeo, nor a video file (.mp4, .m4v, .webm, .ogv) of this shop.',
    });
  });

  it('is none for an empty field', async () => {
    const { saved } = await save({ wedging: ' ', hem: '/films/hem.mp4' });
    expect(saved).toEqual([{ hem: '/films/hem.mp4' }]);
  });

  it('of Vimeo is refused for a Basic account (platform §5)', async () => {
    const { errors, saved } = await save(
      { wedging: 'https://vimeo.com/1' },
      { find: () => Promise.resolve({ isBasic: true }) },
    );
    expect(errors).toEqual({
      wedging:
        'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    });
    expect(saved).toEqual([]);
  });

  it('of Vimeo is refused if it is not there, or not for other sites', async () => {
    const { errors } = await save(
      { wedging: 'https://vimeo.com/1' },
      { find: () => Promise.resolve(null) },
    );
    expect(errors).toEqual({
      wedging:
        'Vimeo does not show this video on this site. Check its address and its privacy settings.',
    });
  });

  it('is asked about when it is new alone, and only at Vimeo', async () => {
    const stored = { wedging: 'https://vimeo.com/1', hem: 'https://vimeo.com/2' };
    const films = {
      ...stored,
      hem: 'https://vimeo.com/3',
      gold: 'https://youtu.be/aqz-KE-bpKQ',
      grass: '/films/grass.mp4',
    };
    expect((await save(films, { stored })).asked).toEqual(['https://vimeo.com/3']);
  });

  it.each<[string, FindVideo]>([
    ['fails', () => Promise.reject(new Error('refused'))],
    ['does not answer', () => new Promise(() => undefined)],
  ])('is kept although Vimeo %s, and that is reported', async (_, find) => {
    const films = { wedging: 'https://vimeo.com/1', hem: '/films/hem.mp4' };
    const { saved, unasked, faults } = await save(films, { find });
    expect(saved).toEqual([films]);
    expect(unasked).toEqual(['wedging']);
    expect(faults).toHaveLength(1);
  });
});
