import { quickViewStrings } from '../../../core/i18n/index.js';

/** The link to the product's own page; renders nothing if there is none. */
export function FullPageLink({ href }: { href: string | null }) {
  return href ? (
    <p className="link-line">
      <a part="link" className="link" href={href}>
        {quickViewStrings('fullDetails')}
      </a>
    </p>
  ) : null;
}
