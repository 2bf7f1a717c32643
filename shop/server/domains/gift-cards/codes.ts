import { createHash, randomInt } from 'node:crypto';

/** The characters of a code, without those that look alike: 0 and O, 1, I and L. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 4;

/** 79 random bits, so that a code cannot be guessed. */
export function createCode(): string {
  const createGroup = () =>
    Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: groups }, createGroup).join('-');
}

/** A code as stored, from one as typed: in lower case, with spaces or without hyphens. Null if it cannot be one. */
export function toGiftCode(typed: string): string | null {
  if (typed.length > 60) return null;
  const plain = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  const isCode =
    plain.length === groups * groupLength && [...plain].every((one) => characters.includes(one));
  if (!isCode) return null;
  return Array.from({ length: groups }, (_, group) =>
    plain.slice(group * groupLength, (group + 1) * groupLength),
  ).join('-');
}

/** The part of an entered code that a page shows. */
export function endingOf(code: string): string {
  return code.slice(-groupLength);
}

/** Names a card in a form without its code. */
export function idOfCode(code: string): string {
  return createHash('sha256').update(`gift card ${code}`).digest('base64url').slice(0, 16);
}
