import { useEffect, useState } from 'react';
import {
  listAvailableFields,
  fetchAvailableFields,
  type AvailableFields,
} from '../../../core/forms/builder/index.js';
import { NetError } from '../../../core/net/index.js';
import { getRuntime, hasFeature } from '../../../core/runtime/index.js';

/** The fields that this site offers: our own table, narrowed by the server's schema if it sends one. */
export function useAvailableFields(): AvailableFields {
  const [availableFields, setFields] = useState(() =>
    listAvailableFields({
      vanillaFormHandler: hasFeature(getRuntime().site, 'vanilla-form-handler'),
    }),
  );
  const [full] = useState(availableFields);

  useEffect(() => {
    const leaving = new AbortController();
    fetchAvailableFields(full, leaving.signal)
      .then((narrowed) => {
        if (!leaving.signal.aborted) setFields(narrowed);
      })
      // Without a response all fields are offered.
      .catch((error: unknown) => {
        if (error instanceof NetError) return;
        getRuntime().reporter.report(error, { where: 'vitrine-form-builder' });
      });
    return () => leaving.abort();
  }, [full]);

  return availableFields;
}
