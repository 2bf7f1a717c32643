import type { BuilderField } from '../../../core/forms/builder/index.js';
import { builderStrings } from '../../../core/i18n/index.js';

/** The name of a field in the list: its title or key, or else that it has none. */
export function fieldName({ type, title, key }: BuilderField): string {
  const name = type === 'hidden' ? key : title;
  return name.trim() || builderStrings('untitled');
}
