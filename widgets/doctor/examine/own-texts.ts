import { isRecord } from '../../../core/base/index.js';
import { checkMessage } from '../../../core/i18n/index.js';
import type { Evidence, PageFinding } from '../diagnosis.js';
import { mistake } from './reasons.js';

/** The page's own texts with keys of plurals that its language has no number for (platform §5). */
export function examineOwnTexts(page: Document, { texts, locale }: Evidence): PageFinding[] {
  const printed = readPrinted(page);
  return Object.entries(texts).flatMap(([key, message = '']) => {
    // `configure` wins over what the page prints.
    const place = printed[key] === message ? '#vitrine-site' : 'configure()';
    return checkMessage(message, locale).map((problem) => ({
      about: 'Texts',
      reason: mistake(
        `strings["${key}"] of ${place}: ${problem}; ${locale} has no such number.`,
        'Leave that key out, or write an exact number, such as =2.',
      ),
    }));
  });
}

/** The texts of `#vitrine-site`. A script that is not valid JSON has none; the report of the site script says so. */
function readPrinted(page: Document): Readonly<Record<string, unknown>> {
  try {
    const site: unknown = JSON.parse(page.getElementById('vitrine-site')?.textContent ?? '');
    return isRecord(site) && isRecord(site['strings']) ? site['strings'] : {};
  } catch {
    return {};
  }
}
