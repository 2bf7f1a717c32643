import { useEffect, useState } from 'react';
import { builderOffer, fetchOffer, type BuilderOffer } from '../../../core/forms/builder/index.js';
import { NetError } from '../../../core/net/index.js';
import { getRuntime, hasFeature } from '../../../core/runtime/index.js';

/** What can be built on this site: our own table, narrowed by the server's schema where it answers one. */
export function useOffer(): BuilderOffer {
  const [offer, setOffer] = useState(() =>
    builderOffer({ vanillaFormHandler: hasFeature(getRuntime().site, 'vanilla-form-handler') }),
  );
  const [full] = useState(offer);

  useEffect(() => {
    const leaving = new AbortController();
    fetchOffer(full, leaving.signal)
      .then((narrowed) => {
        if (!leaving.signal.aborted) setOffer(narrowed);
      })
      // Without an answer everything is offered.
      .catch((error: unknown) => {
        if (error instanceof NetError) return;
        getRuntime().reporter.report(error, { where: 'vitrine-form-builder' });
      });
    return () => leaving.abort();
  }, [full]);

  return offer;
}
