/** The facts that decide whether the next picture comes by itself. */
export interface AutoplayFacts {
  /** Whether it plays as far as the visitor is concerned: autoplay, the button, a method. */
  readonly isOn: boolean;
  /** Whether a visitor pressed play: pointer and focus, which are at the button then, do not hold it. */
  readonly isAsked: boolean;
  readonly isPageHidden: boolean;
  readonly isOutOfView: boolean;
  readonly isHovered: boolean;
  readonly hasFocus: boolean;
  readonly isLightboxOpen: boolean;
}

/** Whether the clock runs (WCAG 2.2.2: it can be paused, and never plays where nobody looks). */
export function isRunning(facts: AutoplayFacts): boolean {
  if (!facts.isOn || facts.isPageHidden || facts.isOutOfView || facts.isLightboxOpen) return false;
  return facts.isAsked || !(facts.isHovered || facts.hasFocus);
}
