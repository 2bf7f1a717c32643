import { checkMessage } from '../../../core/i18n/index.js';
import type { Evidence, PageFinding } from '../diagnosis.js';
import { mistake } from './reasons.js';

/** The page's own texts with keys of plurals that its language has no number for (platform §5). */
export function examineOwnTexts(page: Document, { texts, locale }: Evidence): PageFinding[] {
  const printed = page.getElementById('vitrine-site')?.textContent ?? '';
  return Object.entries(texts).flatMap(([key, message = '']) => {
    // `configure` wins over what the page prints.
    const place = isIn(printed, key, message) ? '#vitrine-site' : 'configure()';
    return checkMessage(message, locale).map((problem) => ({
      about: 'Texts',
      reason: mistake(
        `strings["${key}"] of ${place}: ${problem}; ${locale} has no such number.`,
        'Leave that key out, or write an exact number, such as =2.',
      ),
    }));
  });
}

function isIn(json: string, key: string, message: string): boolean {
  try {
    const { strings } = Object(JSON.parse(json)) as { strings?: unknown };
    return Reflect.get(Object(strings) as object, key) === message;
  } catch {
    // Not valid, which is told elsewhere.
    return false;
  }
}
