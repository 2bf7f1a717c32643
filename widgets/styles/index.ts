import base from './base.css?inline';
import tokens from './tokens.css?inline';

/** The sheets that every shadow root adopts before the widget's own. */
export const baseStyles: readonly string[] = [tokens, base];
