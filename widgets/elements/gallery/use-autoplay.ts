import { useEffect, useState } from 'react';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost, useLatest } from '../../element/index.js';
import { isRunning, type AutoplayFacts } from './autoplay.js';
import { movesLess } from './use-position.js';

interface Options {
  readonly isAutoplay: boolean;
  /** Milliseconds that each picture is shown. */
  readonly duration: number;
  /** The current picture: each has the whole time. */
  readonly index: number;
  readonly isLightboxOpen: boolean;
  onNext(): void;
}

export interface Autoplay {
  /** Whether it plays, though something may hold it for the moment. */
  readonly isOn: boolean;
  play(): void;
  pause(): void;
}

type Watched = Omit<AutoplayFacts, 'isOn' | 'isAsked' | 'isLightboxOpen'>;

/** Shows the next picture after the time, while nothing holds it. Under reduced motion it starts paused. */
export function useAutoplay(options: Options): Autoplay {
  const { isAutoplay, duration, index, isLightboxOpen } = options;
  const latest = useLatest(options);
  const [intent, setIntent] = useState({ isOn: isAutoplay && !movesLess(), isAsked: false });
  const [known, setKnown] = useState(isAutoplay);
  if (known !== isAutoplay) {
    setKnown(isAutoplay);
    setIntent({ isOn: isAutoplay && !movesLess(), isAsked: false });
  }
  const watched = useWatched(isAutoplay);
  const runs = isRunning({ ...watched, ...intent, isLightboxOpen });

  useEffect(() => {
    if (!runs) return undefined;
    return getRuntime().clock.setTimeout(() => latest.current.onNext(), duration);
  }, [runs, duration, index, latest]);

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const pause = () => query.matches && setIntent({ isOn: false, isAsked: false });
    query.addEventListener('change', pause);
    return () => query.removeEventListener('change', pause);
  }, []);

  return {
    isOn: intent.isOn,
    play: () => setIntent({ isOn: true, isAsked: true }),
    pause: () => setIntent({ isOn: false, isAsked: false }),
  };
}

const nothing: Watched = {
  isPageHidden: false,
  isOutOfView: false,
  isHovered: false,
  hasFocus: false,
};

/** The facts that are watched only where something may play. */
function useWatched(isWatching: boolean): Watched {
  const host = useHost();
  const [facts, setFacts] = useState(nothing);
  useEffect(() => {
    if (!host || !isWatching) return undefined;
    const note = (changed: Partial<Watched>) => setFacts((before) => ({ ...before, ...changed }));
    const ended = new AbortController();
    const { signal } = ended;
    const onPage = () => note({ isPageHidden: document.visibilityState === 'hidden' });
    document.addEventListener('visibilitychange', onPage, { signal });
    const on = (type: keyof HTMLElementEventMap, changed: Partial<Watched>) =>
      host.addEventListener(type, () => note(changed), { signal });
    on('mouseenter', { isHovered: true });
    on('mouseleave', { isHovered: false });
    on('focusin', { hasFocus: true });
    on('focusout', { hasFocus: false });
    const view = new IntersectionObserver((entries) =>
      note({ isOutOfView: entries.at(-1)?.isIntersecting === false }),
    );
    view.observe(host);
    onPage();
    return () => {
      ended.abort();
      view.disconnect();
    };
  }, [host, isWatching]);
  return facts;
}
