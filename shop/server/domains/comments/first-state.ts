import { mostAddresses, type ModerationState } from './types.js';

/** The state of a new comment. `isModerated` says whether comments wait for the owner. */
export function firstState(text: string, isModerated: boolean): ModerationState {
  const addresses = text.match(/https?:\/\/|\bwww\./gi) ?? [];
  if (addresses.length > mostAddresses) return 'spam';
  return isModerated ? 'pending' : 'approved';
}
