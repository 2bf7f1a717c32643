import { useEffect, useRef } from 'react';
import { formSubmissionStrings } from '../../../core/i18n/index.js';
import { useHost, useMethods, type MethodsOf } from '../../element/index.js';
import type { websiteForm } from './definition.js';

/** Until the form is there; calls of the element's methods wait for it. */
export function FormLoading() {
  const host = useHost() as HTMLElementTagNameMap['vitrine-form'] | null;
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => () => waiting.current.forEach((proceed) => proceed()), []);
  const wait = () => new Promise<void>((resolve) => waiting.current.push(resolve));
  useMethods<MethodsOf<typeof websiteForm>>({
    submit: (values) => wait().then(() => host?.submit(values) ?? false),
    reset: () => wait().then(() => host?.reset()),
  });
  return <p className="vitrine-form-loading">{formSubmissionStrings('loading')}</p>;
}
