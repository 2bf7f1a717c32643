import type { KeyboardEvent } from 'react';
import { humanizeDuration } from '../../../core/content/index.js';
import { audioStrings } from '../../../core/i18n/strings/audio.js';
import { useMethods, useStates, type MethodsOf } from '../../element/index.js';
import type { audio as definition, AudioProps } from './definition.js';
import { play, seek, useAudio } from './use-audio.js';

/** How far an arrow key moves the position, in seconds. */
const step = 5;

/** The controls of the page's own `<audio>`. */
export function Audio({ label = '', author = '' }: AudioProps) {
  const { audio, playback } = useAudio();
  const { isPlaying, hasFailed, position, toldPosition, duration } = playback;
  useStates({ playing: isPlaying, failed: hasFailed });
  useMethods<MethodsOf<typeof definition>>({
    play: () => play(audio),
    pause: () => audio?.pause(),
  });

  if (!audio) return <slot />;
  const title = label || audio.getAttribute('aria-label') || '';
  const time = humanizeDuration(position * 1000);
  const length = humanizeDuration(duration * 1000);
  const told = humanizeDuration(toldPosition * 1000);

  function moveBy(event: KeyboardEvent<HTMLInputElement>): void {
    const way = wayOf(event);
    if (!audio || way === 0) return;
    event.preventDefault();
    seek(audio, audio.currentTime + way * step);
  }

  return (
    <div part="player" className="player" role="group" aria-label={title || audioStrings('player')}>
      <button
        part="play"
        className="play accent"
        type="button"
        aria-label={audioStrings(isPlaying ? 'pause' : 'play')}
        data-playing={isPlaying || undefined}
        onClick={() => (isPlaying ? audio.pause() : play(audio))}
      />
      <div className="about">
        {title ? (
          <span part="title" className="title">
            {title}
          </span>
        ) : null}
        {author ? (
          <span part="author" className="author">
            {author}
          </span>
        ) : null}
      </div>
      <input
        part="position"
        className="position"
        type="range"
        aria-label={audioStrings('position')}
        aria-valuetext={
          duration > 0 ? audioStrings('positionOf', { time: told, duration: length }) : told
        }
        min={0}
        max={duration || 1}
        step="any"
        value={position}
        disabled={duration === 0}
        onKeyDown={moveBy}
        onChange={(event) => {
          seek(audio, event.currentTarget.valueAsNumber);
        }}
      />
      <span part="time" className="time" aria-hidden="true">
        {duration > 0 ? `${time} / ${length}` : time}
      </span>
      {hasFailed ? (
        <p part="error" className="error">
          {audioStrings('failed')}
        </p>
      ) : null}
      <slot />
    </div>
  );
}

/** 1 on, -1 back, 0 for another key. Left and right follow the direction of the text, as the control itself does. */
function wayOf({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): number {
  if (key === 'ArrowUp' || key === 'ArrowDown') return key === 'ArrowUp' ? 1 : -1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isBackwards = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isBackwards ? -1 : 1;
}
