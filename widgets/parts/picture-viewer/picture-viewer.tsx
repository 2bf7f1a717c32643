import { useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { announce, announceIn, lockScroll, showModal } from '../../../core/dom/index.js';
import { pictureViewerStrings as strings } from '../../../core/i18n/strings/picture-viewer.js';
import { adoptStyles } from '../../element/index.js';
import { Icon } from './icon.js';
import { keyAction, type KeyAction } from './keys.js';
import styles from './picture-viewer.css?inline';
import { Shown } from './shown.js';
import { useGestures } from './use-gestures.js';
import type { ViewedPicture } from './viewed-picture.js';
import { zoomStep } from './zoom.js';

export interface PictureViewerProps {
  readonly pictures: readonly ViewedPicture[];
  /** The index of the first one shown. */
  readonly start: number;
  readonly theme: 'dark' | 'light';
  /** The subject of the pictures; '' for the library's word. */
  readonly label: string;
  onShow(index: number): void;
  /** Called after the dialog was closed, with the index of the picture that was shown last. */
  onClose(index: number): void;
}

/** Pixels that a key moves a zoomed picture by. */
const panLength = 80;

/**
 * Pictures in the whole window: a modal dialog, open from the moment it is rendered. Its parts are `lightbox`,
 * `lightbox-picture`, `lightbox-caption`, `lightbox-button` and `lightbox-position`.
 */
export function PictureViewer(props: PictureViewerProps) {
  const { pictures, start, theme, label, onShow, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(start);
  const count = pictures.length;
  const picture = pictures[index];
  const isRightToLeft = () =>
    dialog.current !== null && getComputedStyle(dialog.current).direction === 'rtl';

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    adoptStyles(element.getRootNode(), [styles]);
    if (!element.open) showModal(element);
    close.current?.focus();
    const release = [lockScroll(), announceIn(element)];
    announce(positionText(start, count, pictures[start]?.alt ?? ''));
    return () => release.forEach((end) => end());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);

  function show(next: number): void {
    if (next < 0 || next >= count || next === index) return;
    setIndex(next);
    onShow(next);
    announce(positionText(next, count, pictures[next]?.alt ?? ''));
  }

  const { stage, image, isZoomed, gestures } = useGestures({
    index,
    onStep: (by) => show(index + by),
    onOutside: () => dialog.current?.close(),
    isRightToLeft,
  });

  function act(action: KeyAction): void {
    if (action.kind === 'step') show(index + action.by);
    else if (action.kind === 'first') show(0);
    else if (action.kind === 'last') show(count - 1);
    else if (action.kind === 'zoom') zoom(action.direction);
    else if (action.kind === 'pan')
      gestures()?.panBy({ x: action.x * panLength, y: action.y * panLength });
    else gestures()?.reset();
  }

  function zoom(direction: -1 | 1): void {
    gestures()?.zoomBy(direction > 0 ? zoomStep : 1 / zoomStep);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The player of a file has the keys while it has the focus.
    if (event.target instanceof HTMLVideoElement) return;
    const action = keyAction(event.key, { isZoomed, isRightToLeft: isRightToLeft() });
    if (!action) return;
    event.preventDefault();
    act(action);
  }

  if (!picture) return null;
  const isPicture = picture.video === null;
  return (
    <dialog
      ref={dialog}
      part="lightbox"
      className={`viewer ${theme}`}
      aria-label={label || strings('pictures')}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className="viewer-stage">
        <Shown key={index} ref={image} picture={picture} />
      </div>
      {picture.title || picture.text ? (
        <div part="lightbox-caption" className="viewer-caption">
          {picture.title ? <p className="viewer-title">{picture.title}</p> : null}
          {picture.text ? <p>{picture.text}</p> : null}
        </div>
      ) : null}
      <div className="viewer-bar">
        <p part="lightbox-position" className="viewer-position" aria-hidden="true">
          {strings('position', { number: index + 1, count })}
        </p>
        <Tool icon="minus" name="zoomOut" isOff={!isZoomed} onPress={() => zoom(-1)} />
        <Tool icon="plus" name="zoomIn" isOff={!isPicture} onPress={() => zoom(1)} />
        <Tool icon="cross" name="close" ref={close} onPress={() => dialog.current?.close()} />
      </div>
      {count > 1 ? (
        <>
          <Tool
            icon="back"
            name="previous"
            side="start"
            isOff={index === 0}
            onPress={() => show(index - 1)}
          />
          <Tool
            icon="on"
            name="next"
            side="end"
            isOff={index === count - 1}
            onPress={() => show(index + 1)}
          />
        </>
      ) : null}
    </dialog>
  );
}

interface ToolProps {
  readonly icon: 'minus' | 'plus' | 'cross' | 'back' | 'on';
  readonly name: 'zoomOut' | 'zoomIn' | 'close' | 'previous' | 'next';
  readonly side?: 'start' | 'end';
  readonly isOff?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  onPress(): void;
}

/** It stays focusable when it can do nothing, so that the focus is not lost at the last picture. */
function Tool({ icon, name, side, isOff = false, ref, onPress }: ToolProps) {
  return (
    <button
      ref={ref}
      part="lightbox-button"
      className={side ? `viewer-button viewer-${side}` : 'viewer-button'}
      type="button"
      aria-label={strings(name)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

function positionText(index: number, count: number, alt: string): string {
  const number = index + 1;
  return alt ? strings('shownOf', { number, count, alt }) : strings('shown', { number, count });
}
