import type { Evidence, PageFinding } from '../diagnosis.js';
import { examineOwnTexts } from './own-texts.js';
import { mistake, note } from './reasons.js';

const scriptName = /\/vitrine(\.iife)?\.js(\?|$)/;

/** Everything about the page that is not one of its elements. */
export function examinePageFacts(page: Document, evidence: Evidence): PageFinding[] {
  return [
    ...scripts(page, evidence),
    version(evidence),
    api(evidence),
    ...site(page, evidence),
    ...examineOwnTexts(page, evidence),
    { about: 'Locale and currency', reason: note(`${evidence.locale}, ${evidence.currency}`) },
    ...surroundings(evidence),
    ...others(evidence),
  ];
}

function scripts(page: Document, { hasLoader, settings }: Evidence): PageFinding[] {
  const tags = [...page.scripts].filter(({ src }) => scriptName.test(src));
  const about = 'Script tag';
  if (tags.length === 0) {
    const says = hasLoader ? 'Of another name.' : "None: the page's own modules define elements.";
    return [{ about, reason: note(says) }];
  }
  return tags.map(({ src, dataset }) => {
    // The others may be keys of the shop, which a copied report would spread.
    const data = ['api', 'backend'].filter((name) => dataset[name]);
    const says = src + data.map((name) => ` data-${name}="${dataset[name]}"`).join('');
    const isOther = dataset['api'] !== settings['api'];
    return {
      about,
      reason: isOther
        ? mistake(`${says} names another shop than the first.`, 'Remove one of the two.')
        : note(says),
    };
  });
}

function version({ version: own, tags }: Evidence): PageFinding {
  const found = tags.flatMap((tag) => {
    const other: unknown = Reflect.get(customElements.get(tag) ?? {}, 'version');
    return typeof other === 'string' ? [other] : [];
  });
  const all = [...new Set([own, ...found])];
  return {
    about: 'Version',
    reason:
      all.length > 1 ? mistake(`${all.join(' and ')} are on the page.`, 'Load one.') : note(own),
  };
}

function api({ apiOrigin, settings, answer }: Evidence): PageFinding {
  const about = settings['backend'] ? `Shop (${settings['backend']})` : 'Shop';
  if (!answer) return { about, reason: note(`${apiOrigin} is being asked.`) };
  return { about, reason: answer.isShop ? note(answer.says) : mistake(answer.says) };
}

function site(page: Document, { reports }: Evidence): PageFinding[] {
  const about = 'Page data';
  const told = reports.filter(({ where }) => where === 'site context');
  if (told.length > 0) return told.map(({ says }) => ({ about, reason: mistake(says) }));
  const isThere = page.getElementById('vitrine-site') !== null;
  return [
    { about, reason: note(isThere ? '#vitrine-site is valid.' : 'None: defaults are used.') },
  ];
}

function surroundings(evidence: Evidence): PageFinding[] {
  const { hasOrigin, isFramed, refusesCookies, refusesStorage } = evidence;
  const refused = [refusesCookies && 'cookies', refusesStorage && 'local storage'].filter(Boolean);
  const facts = {
    Frame: isFramed && `The page is in a frame${hasOrigin ? '' : ', sandboxed without an origin'}.`,
    Storage:
      refused.length > 0 &&
      `The browser refuses ${refused.join(' and ')}: the cart may end with the page.`,
  };
  return Object.entries(facts).flatMap(([about, says]) =>
    says ? [{ about, reason: note(says) }] : [],
  );
}

/** Refusals of the policy, and reports that belong to no element. */
function others({ reports, violations }: Evidence): PageFinding[] {
  return [
    ...violations.map((refusal) => ({
      about: 'Policy',
      reason: mistake(
        `The Content-Security-Policy refused ${refusal}.`,
        'Add the address to that directive.',
      ),
    })),
    ...reports
      .filter(({ where }) => !/^vitrine-|^site context$/.test(where))
      .map(({ where, says }) => ({ about: `Report: ${where}`, reason: mistake(says) })),
  ];
}
