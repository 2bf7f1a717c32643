import { picturesStrings } from '../../../core/i18n/strings/pictures.js';

export interface BarProps {
  readonly index: number;
  readonly count: number;
  /** Whether the buttons for the picture before and the next are shown. */
  readonly hasSteps: boolean;
  /** Null where nothing plays by itself. */
  readonly isPlaying: boolean | null;
  onShow(index: number): void;
  onPlay(isPlaying: boolean): void;
}

const icons = {
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
} as const;

/** The buttons below the pictures. */
export function Bar({ index, count, hasSteps, isPlaying, onShow, onPlay }: BarProps) {
  return (
    <div part="bar" className="bar" role="group" aria-label={picturesStrings('controls')}>
      {isPlaying === null ? null : (
        <Button
          icon={isPlaying ? 'pause' : 'play'}
          label={picturesStrings(isPlaying ? 'pause' : 'play')}
          onPress={() => onPlay(!isPlaying)}
        />
      )}
      {hasSteps ? (
        <>
          <Button
            icon="back"
            label={picturesStrings('previous')}
            isOff={index === 0}
            onPress={() => onShow(index - 1)}
          />
          <span part="position" className="position" aria-hidden="true">
            {picturesStrings('position', { number: index + 1, count })}
          </span>
          <Button
            icon="on"
            label={picturesStrings('next')}
            isOff={index >= count - 1}
            onPress={() => onShow(index + 1)}
          />
        </>
      ) : null}
    </div>
  );
}

interface ButtonProps {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly isOff?: boolean;
  onPress(): void;
}

/** It stays focusable when it can do nothing, so that the focus is not lost at the last picture. */
function Button({ icon, label, isOff = false, onPress }: ButtonProps) {
  return (
    <button
      part="button"
      className="button"
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <svg className={`icon ${icon}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}
