import type { InstalmentProvider } from '../../../core/commerce/instalments/index.js';
import { instalmentStrings } from '../../../core/i18n/index.js';
import { Lightbox } from '../../parts/lightbox/index.js';
import { NewTabLink, SafeContent } from '../../parts/safe-content/index.js';
import { useInfoPage } from './use-info-page.js';

export interface ProviderPopupProps {
  provider: InstalmentProvider;
  /** The address of the pages about the providers. */
  base: string;
  opener: HTMLElement | null;
  onClose(): void;
}

/** Fills in the `{provider}` and `{locale}` of an address; one without them is a folder. */
function pageAddress(base: string, provider: string, locale: string): string {
  const address = /\{\w+\}/.test(base)
    ? base
    : `${base.replace(/\/$/, '')}/{provider}/{locale}.html`;
  return address.replaceAll('{provider}', provider).replaceAll('{locale}', locale);
}

/** The provider's own page, loaded when the popup is first opened. */
export function ProviderPopup({ provider, base, opener, onClose }: ProviderPopupProps) {
  const { id, name, locale, url } = provider;
  const page = useInfoPage(pageAddress(base, id, locale));
  return (
    <Lightbox
      heading={instalmentStrings('about', { provider: name })}
      closeLabel={instalmentStrings('close')}
      opener={opener}
      onClose={onClose}
    >
      {page.status === 'ready' ? (
        <div part="popup-body" className="page" lang={locale.replace('_', '-')}>
          <SafeContent nodes={page.content} />
        </div>
      ) : (
        <div part="popup-body" className="page" aria-busy={page.status === 'loading'}>
          {/* There before its words, or a screen reader would overlook them. */}
          <p role="status">
            {instalmentStrings(page.status === 'loading' ? 'loading' : 'unavailable')}
          </p>
          {page.status === 'failed' && (
            <p>
              <NewTabLink href={url}>{instalmentStrings('visit', { provider: name })}</NewTabLink>
            </p>
          )}
        </div>
      )}
    </Lightbox>
  );
}
