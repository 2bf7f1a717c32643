// The replacement of language.ts in the classic scripts, because its packs would make them several times as large.
import { getRuntime } from '../../core/runtime/index.js';

export function fetchTexts(language: string): void {
  getRuntime().reporter.warn(
    `This script has no texts in "${language}": widgets speak English. Take vitrine.js instead, or give texts to vitrine.configure({ strings }).`,
  );
}
