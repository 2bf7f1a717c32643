/** What a visitor is doing, as far as it decides whether something may open by itself now. */
export interface Moment {
  /** Whether a popup that is closed now would be known as closed on the next page. */
  readonly canRemember: boolean;
  /** Another dialog stands, whose work it would interrupt. */
  readonly isBusy: boolean;
  /** The visitor is asked for consent and has not answered. */
  readonly isConsentAsked: boolean;
  /** The focus is in a field, or in a frame, where nobody knows of what. */
  readonly isTyping: boolean;
  readonly isHidden: boolean;
}

/** Whether something may open by itself: now, later, or not on this page. */
export function mayInterrupt(moment: Moment): 'yes' | 'later' | 'no' {
  if (!moment.canRemember || moment.isBusy) return 'no';
  return moment.isConsentAsked || moment.isTyping || moment.isHidden ? 'later' : 'yes';
}
