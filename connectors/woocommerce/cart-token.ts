import { isRecord } from '../../core/base/index.js';

/** The visitor that a Cart-Token (a JSON Web Token) stands for; null when it cannot be read. */
export function readVisitor(token: string): string | null {
  const [, payload = ''] = token.split('.');
  try {
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const id = isRecord(json) ? json['user_id'] : null;
    return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
  } catch {
    return null;
  }
}
