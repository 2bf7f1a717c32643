import {
  describeImageRule,
  findBrokenImageRules,
  type ImageAttribute,
} from '../../../../core/content/index.js';
import { printed } from '../markup/index.js';
import type { Rule } from '../rule.js';
import { readImageTags, type ImageTag } from './read-image-tags.js';

/** The eight rules for authors of `<vitrine-image>` (platform §5, image template rules), in the templates themselves. */
export const imageRule: Rule = function* ({ visits, source }) {
  for (const tag of readImageTags(visits, source)) {
    const read = (name: ImageAttribute) => tag.attributes.get(name) ?? readPrinted(tag, name);
    const isKnown = (name: ImageAttribute) => !read(name)?.includes(printed);
    for (const { rule, attribute } of findBrokenImageRules(read, isKnown)) {
      const message = describeImageRule(rule, attribute, read(attribute) ?? '', '<vitrine-image>');
      yield { at: tag.at, to: tag.to, message };
    }
  }
};

/** The text that a formatter may print as a whole attribute; null if none can. */
function readPrinted({ between }: ImageTag, name: ImageAttribute): string | null {
  if (name === 'srcset')
    return between.some((tag) => tag.includes('|image-srcset')) ? printed : null;
  return between.some((tag) => !tag.includes('|image-srcset')) ? printed : null;
}
