import { boundaryOf, type LargeBody, type SentBody } from '../server/index.js';

const isMultipart = ({ type }: SentBody) => boundaryOf(type) !== null;

/** The pages that take files. */
export const largePageBodies: readonly LargeBody[] = [
  // A form that is posted with its files.
  {
    accepts: (sent) => /^\/forms\/[^/]+$/.test(sent.path) && isMultipart(sent),
    maxSize: 25_000_000,
    from: 'form',
  },
  // The photos of a review. A page says it: whoever chose the photos can choose smaller ones.
  {
    accepts: (sent) => /^\/shop\/[^/]+\/review$/.test(sent.path) && isMultipart(sent),
    maxSize: 20 * 1024 * 1024,
    from: 'form',
    refuse: (c) => c.redirect(`${c.req.path}?problem=body-too-large`, 303),
  },
];
