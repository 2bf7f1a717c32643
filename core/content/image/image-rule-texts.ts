import type { ImageAttribute, ImageRuleName } from './image-rules.js';

/** The problem, and its fix. */
export interface ImageRuleText {
  readonly problem: (attribute: ImageAttribute, text: string) => string;
  readonly fix: (attribute: ImageAttribute) => string;
}

/** The warning of each rule, for the element and for the check of templates alike. */
export const imageRuleTexts: Readonly<Record<ImageRuleName, ImageRuleText>> = {
  'src-required': {
    problem: () => 'has no src',
    fix: () => 'Give the address of the picture: src="…"',
  },
  'size-required': {
    problem: (attribute) => `has no ${attribute}`,
    fix: (attribute) =>
      `Give the picture's own ${attribute} in pixels, so that the page keeps its place: ${attribute}="800"`,
  },
  'size-positive-integer': {
    problem: (attribute, text) => `has ${attribute}="${text}", which is no positive whole number`,
    fix: (attribute) => `Give pixels without a unit: ${attribute}="800"`,
  },
  'alt-required': {
    problem: () => 'has no alt',
    fix: () => 'Say what the picture shows: alt="…"; of a picture that only decorates: alt=""',
  },
  'priority-known': {
    problem: (_, text) => `has priority="${text}", which is none of high, low, none`,
    fix: () => 'Write "high" for the largest picture at the top of the page, else "low" or "none"',
  },
  'loader-known': {
    problem: (_, text) => `has loader="${text}", which is none of sqs, raw`,
    fix: () =>
      'Write "sqs" for pictures that the site stores in all widths, "raw" for any other address',
  },
  'srcset-only-raw': {
    problem: () => 'has a srcset beside loader="sqs", which makes its own',
    fix: () => 'Take the srcset away, or write loader="raw"',
  },
  'sizes-with-sqs': {
    problem: () => 'has no sizes beside loader="sqs"',
    fix: () => 'Say how wide the picture is shown: sizes="(width >= 60rem) 50vw, 100vw"',
  },
};

/** The sentences of a broken rule, about `subject`, such as a tag. */
export function describeImageRule(
  rule: ImageRuleName,
  attribute: ImageAttribute,
  text: string,
  subject: string,
): string {
  const { problem, fix } = imageRuleTexts[rule];
  return `${subject} ${problem(attribute, text)}. ${fix(attribute)}.`;
}
