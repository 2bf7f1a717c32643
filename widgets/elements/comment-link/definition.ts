import { boolean, defineWidget, string, type PropsOf } from '../../element/index.js';

export const commentLink = defineWidget({
  tag: 'vitrine-comment-link',
  summary:
    'The number of comments of an item, as a link to them. The formatter `comment-link` prints it; on a site with Disqus the plain link stays.',
  props: {
    itemId: string({ fallback: '', description: 'The item that the comments are about.' }),
    disqus: boolean({ description: 'The comments are at Disqus, which counts them itself.' }),
  },
  slots: { '': 'The plain link to the comments, which gives the address.' },
  parts: { link: 'The link.' },
  cssProperties: { '--vitrine-comment-link-color': 'Text colour.' },
});

export type CommentLinkProps = PropsOf<typeof commentLink>;
