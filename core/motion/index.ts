export { scrollDuration, scrollOffset, scrollToElement, type ScrollOptions } from './scroll.js';
export {
  linear,
  tween,
  tweenDuration,
  TweenError,
  type Easing,
  type Frames,
  type Tween,
  type TweenOptions,
} from './tween.js';
