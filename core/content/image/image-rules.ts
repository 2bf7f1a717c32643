/** The attributes of the image element that have rules. */
export type ImageAttribute =
  'src' | 'width' | 'height' | 'alt' | 'sizes' | 'srcset' | 'priority' | 'loader';

/** The text of an attribute; null for one that is left out. */
export type ReadAttribute = (name: ImageAttribute) => string | null;

/** One of the eight rules for authors of images (platform §5, image template rules). */
export interface ImageRule {
  /** Attributes whose text the rule reads. It cannot be applied where that is only known later; of others it asks whether they are there. */
  readonly reads: readonly ImageAttribute[];
  /** The attributes that break the rule. */
  readonly findBroken: (read: ReadAttribute) => readonly ImageAttribute[];
}

export const imagePriorities = ['high', 'low', 'none'] as const;
export const imageLoaders = ['sqs', 'raw'] as const;

export type ImagePriority = (typeof imagePriorities)[number];
export type ImageLoader = (typeof imageLoaders)[number];

/** Words for each rule are in {@link imageRuleTexts}, which no page of a shopper needs. */
export const imageRules = {
  'src-required': required('src'),
  'size-required': required('width', 'height'),
  'size-positive-integer': {
    reads: ['width', 'height'],
    findBroken: (read) =>
      sides.filter((side) => read(side) && !/^0*[1-9]\d*$/.test(read(side) ?? '')),
  },
  // An empty text is one: the picture is decorative.
  'alt-required': { reads: [], findBroken: (read) => (read('alt') === null ? ['alt'] : []) },
  'priority-known': oneOf('priority', imagePriorities),
  'loader-known': oneOf('loader', imageLoaders),
  'srcset-only-raw': {
    reads: ['loader'],
    findBroken: (read) => (read('srcset') && read('loader') === 'sqs' ? ['srcset'] : []),
  },
  'sizes-with-sqs': {
    reads: ['loader'],
    findBroken: (read) => (!read('sizes') && read('loader') === 'sqs' ? ['sizes'] : []),
  },
} as const satisfies Readonly<Record<string, ImageRule>>;

export type ImageRuleName = keyof typeof imageRules;

export interface BrokenImageRule {
  readonly rule: ImageRuleName;
  readonly attribute: ImageAttribute;
}

/** The mistakes of an author, in the order of the rules. `isKnown` says whether an attribute's text is known. */
export function findBrokenImageRules(
  read: ReadAttribute,
  isKnown: (name: ImageAttribute) => boolean = () => true,
): BrokenImageRule[] {
  const names = Object.keys(imageRules) as ImageRuleName[];
  return names.flatMap((rule) => {
    const { reads, findBroken }: ImageRule = imageRules[rule];
    // Only attributes that are there can be unknown, so that those left out break a rule anyway.
    return findBroken((name) => (reads.includes(name) && !isKnown(name) ? null : read(name))).map(
      (attribute) => ({ rule, attribute }),
    );
  });
}

const sides = ['width', 'height'] as const;

function required(...names: readonly ImageAttribute[]): ImageRule {
  return { reads: [], findBroken: (read) => names.filter((name) => !read(name)) };
}

function oneOf(name: ImageAttribute, values: readonly string[]): ImageRule {
  return {
    reads: [name],
    findBroken: (read) => (values.includes(read(name) || (values[0] ?? '')) ? [] : [name]),
  };
}
