import type { Formatters } from '../../plugins.js';
import { apply } from './apply.js';
import { formatFormatters } from './format.js';
import { htmlFormatters } from './html.js';
import { jsonFormatters } from './json.js';
import { navigationFormatters } from './navigate.js';
import { numberFormatters } from './numbers.js';
import { textFormatters } from './text.js';
import { uriFormatters } from './uri.js';

/** The formatters of the language itself (§9.1). */
export const coreFormatters = {
  apply,
  ...formatFormatters,
  ...htmlFormatters,
  ...jsonFormatters,
  ...navigationFormatters,
  ...numberFormatters,
  ...textFormatters,
  ...uriFormatters,
} satisfies Formatters;
