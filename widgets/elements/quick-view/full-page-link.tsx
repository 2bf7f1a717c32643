import { quickViewStrings } from '../../../core/i18n/index.js';

/** The way to the product's own page; nothing where it has none. */
export function FullPageLink({ href }: { href: string | null }) {
  return href ? (
    <p className="link-line">
      <a part="link" className="link" href={href}>
        {quickViewStrings('fullDetails')}
      </a>
    </p>
  ) : null;
}
