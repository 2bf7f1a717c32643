import { readVideoPlayer } from 'vitrine/core/content';
import type { Reporter } from 'vitrine/core/runtime';
import type { RecordChange } from '../../ground/database/index.js';
import { answerWithin, refuseIf } from '../../ground/http/index.js';
import { interfaceMessage } from '../interface-messages/index.js';
import type { SiteSettings } from '../site-settings/index.js';
import type { FindVideo } from './types.js';

/** Milliseconds that a save waits for Vimeo. */
const patience = 3000;

/** UTF-16 units of an address. */
export const longestFilm = 2083;

export interface TypedFilms {
  /** Addresses by lesson; '' for no film. Lessons that are not among them lose theirs. */
  readonly films: Readonly<Record<string, string>>;
  /** The version of the record that the form was made from. */
  readonly version: number;
  /** The address of the shop, whose own video files are films too. */
  readonly page: string;
}

/** The films of the lessons: videos of YouTube and Vimeo, and files of the shop. */
export interface LessonFilms {
  /**
   * Resolves to the lessons whose video is kept although Vimeo did not answer.
   * @throws Problem `invalid-request`, whose errors are of lessons; `settings-changed` for another version than its own.
   */
  save(typed: TypedFilms, record: RecordChange): Promise<readonly string[]>;
}

export interface FilmContext {
  readonly siteSettings: Pick<SiteSettings, 'read' | 'saveLessonFilms'>;
  readonly findVideo: FindVideo;
  readonly reporter: Pick<Reporter, 'report'>;
  /** Milliseconds; 3 s by default. */
  readonly timeout?: number;
}

/** As somebody copies it from the bar of a browser that hides the scheme. */
const withoutScheme = /^[\w-]+(?:\.[\w-]+)+\//;

/** A whole address, or a path from the root of the shop; nothing in it that cannot be printed. */
const absolute = /^(?:https?:\/)?\/[^\p{Cc}\p{Cs}]*$/iu;

const notPlayed =
  'This is not a video of YouTube or Vimeo, nor a video file (.mp4, .m4v, .webm, .ogv) of this shop.';
const notShown =
  'Vimeo does not show this video on this site. Check its address and its privacy settings.';

export function createLessonFilms(context: FilmContext): LessonFilms {
  const { siteSettings, findVideo, reporter, timeout = patience } = context;

  /** Why a film is refused; null if it is not. @throws Error if Vimeo does not answer. */
  async function refusalOf(address: string, page: string): Promise<string | null> {
    const isAddress = address.length <= longestFilm && absolute.test(address);
    const player = isAddress ? readVideoPlayer(address, page) : null;
    if (player === null) return notPlayed;
    if (player.provider !== 'Vimeo') return null;
    const video = await answerWithin(timeout, (signal) => findVideo(address, { page, signal }));
    if (video === null) return notShown;
    return video.isBasic ? interfaceMessage('vimeoBasic') : null;
  }

  return {
    async save({ films, version, page }, record) {
      const stored = (await siteSettings.read()).lessonFilms.films;
      const given = Object.entries(films)
        .map(([lesson, typed]): [string, string] => {
          const address = typed.trim();
          return [lesson, withoutScheme.test(address) ? `https://${address}` : address];
        })
        .filter(([, address]) => address !== '');
      const errors: Record<string, string> = {};
      const unasked: string[] = [];
      await Promise.all(
        given.map(async ([lesson, address]) => {
          // The stored video was checked when it came.
          if (stored[lesson] === address) return;
          try {
            const refusal = await refusalOf(address, page);
            if (refusal !== null) errors[lesson] = refusal;
          } catch (error) {
            reporter.report(error, { where: 'films of lessons' });
            unasked.push(lesson);
          }
        }),
      );
      refuseIf(errors);
      await siteSettings.saveLessonFilms(Object.fromEntries(given), version, record);
      return unasked;
    },
  };
}
