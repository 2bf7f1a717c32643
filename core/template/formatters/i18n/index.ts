import { plain, type Formatters } from '../../plugins.js';
import { message } from './message.js';
import { decimal, money } from './numbers.js';

/** No engine formats units: the value is returned unchanged (§9.5). */
const unit = /* @__PURE__ */ plain((value) => value);

export const i18nFormatters = {
  decimal,
  message,
  money,
  plural: message,
  unit,
  units: unit,
} as const satisfies Formatters;
