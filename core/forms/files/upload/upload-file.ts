import { isRecord } from '../../../base/index.js';
import { formStrings, formSubmissionStrings } from '../../../i18n/index.js';
import { crumbCookie, crumbHeader, isSameOrigin, readCookie } from '../../../net/index.js';
import { getRuntime } from '../../../runtime/index.js';

/** A file that the server did not take; `message` is the text to show. */
export class UploadError extends Error {}

interface Upload {
  readonly formId: string;
  readonly fieldId: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Bytes that are sent. */
  onProgress(sent: number): void;
}

/** Milliseconds without any progress. */
const patience = 30_000;

/**
 * Sends one file to the server and resolves to its reference. `fetch` tells no progress, so this is an XMLHttpRequest.
 * @throws UploadError; DOMException `AbortError` when it was cancelled.
 */
export async function uploadFile(upload: Upload): Promise<string> {
  const crumb = ownCrumb();
  const answer = await send(upload, crumb);
  // The first call of a page from a cache: the refusal has set the crumb that the page could not contain.
  const isFirst = answer.status === 403 && crumb === '' && ownCrumb() !== '';
  return read(isFirst ? await send(upload, ownCrumb()) : answer);
}

interface UploadAnswer {
  readonly status: number;
  readonly text: string;
}

function send(upload: Upload, crumb: string): Promise<UploadAnswer> {
  const { formId, fieldId, file, signal, onProgress } = upload;
  const { apiOrigin, clock } = getRuntime();
  const query = new URLSearchParams({ field: fieldId, name: file.name });
  const path = `/api/forms/${encodeURIComponent(formId)}/files?${query.toString()}`;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stopWaiting = () => {};
    const wait = () => {
      stopWaiting();
      stopWaiting = clock.setTimeout(() => request.abort(), patience);
    };
    const fail = () => reject(new UploadError(formSubmissionStrings('checkConnection')));
    request.open('POST', `${apiOrigin}${path}`);
    request.responseType = 'text';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Accept', 'application/json');
    if (crumb !== '') request.setRequestHeader(crumbHeader, crumb);
    request.upload.addEventListener('progress', ({ loaded }) => {
      wait();
      onProgress(loaded);
    });
    request.addEventListener('load', () => {
      resolve({ status: request.status, text: request.responseText });
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', () => {
      if (signal.aborted) reject(new DOMException('The upload was cancelled.', 'AbortError'));
      else fail();
    });
    request.addEventListener('loadend', () => stopWaiting());
    signal.addEventListener('abort', () => request.abort());
    wait();
    request.send(file);
  });
}

function read({ status, text }: UploadAnswer): string {
  const body = parse(text);
  const { file, error } = isRecord(body) ? body : {};
  if (status === 200 && typeof file === 'string' && file !== '') return file;
  const said = typeof error === 'string' && error !== '' ? error : formStrings('fileFailed');
  throw new UploadError(said);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function ownCrumb(): string {
  return (isSameOrigin(getRuntime().apiOrigin) && readCookie(crumbCookie)) || '';
}
