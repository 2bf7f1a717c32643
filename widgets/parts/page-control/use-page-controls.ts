import { useLayoutEffect, useState } from 'react';
import { useHost, useLatest, type LightControl } from '../../element/index.js';
import { forgetWritten, lightControls, saysNew } from './light-controls.js';

/** What gives a control its value. */
const values = ['value', 'selected', 'checked'];
const constraints = ['min', 'max', 'step', 'pattern', 'required', 'readonly', 'disabled', 'type'];

/**
 * The page's controls that carry the element's value (`name`); again whenever one is exchanged or gets other constraints.
 * `take` is called first when their markup says something else, by a morph or in a new control.
 */
export function usePageControls(name: string, take: () => void): readonly LightControl[] {
  const host = useHost();
  const [found, setFound] = useState(() => lightControls(host, name));
  const latest = useLatest(take);
  useLayoutEffect(() => {
    if (!host) return;
    const look = (records: readonly MutationRecord[]) => {
      const lights = lightControls(host, name);
      const isMorph = records.some(
        ({ type, attributeName }) => type === 'childList' || values.includes(attributeName ?? ''),
      );
      if (isMorph) lights.forEach(forgetWritten);
      if (saysNew(host, name, lights)) latest.current();
      setFound(lights);
    };
    const watch = new MutationObserver(look);
    watch.observe(host, {
      childList: true,
      subtree: true,
      attributeFilter: [...values, ...constraints],
    });
    look([]);
    return () => watch.disconnect();
  }, [host, name, latest]);
  return found;
}
