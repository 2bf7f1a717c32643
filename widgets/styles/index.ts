import base from './base.css?inline';
import tokens from './tokens.css?inline';

/** What every shadow root adopts before the widget's own sheet. */
export const baseStyles: readonly string[] = [tokens, base];
