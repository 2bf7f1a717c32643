import { plain, type Formatters } from '../../plugins.js';
import { message } from './message.js';
import { decimal, money } from './numbers.js';

/** Units are written by no engine: the value stays as it is (§9.5). */
const unit = /* @__PURE__ */ plain((value) => value);

export const i18nFormatters = {
  decimal,
  message,
  money,
  plural: message,
  unit,
  units: unit,
} as const satisfies Formatters;
