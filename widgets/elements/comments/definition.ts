import type { Comment } from '../../../core/social/index.js';
import { defineWidget, event, number, string, type PropsOf } from '../../element/index.js';

export interface CommentPostedDetail {
  /** The item or the collection that it is about. */
  readonly itemId: string;
  /** As the server keeps it. */
  readonly comment: Comment;
  /** False while it waits for the owner. */
  readonly isPublic: boolean;
}

export interface CommentFailedDetail {
  /** The item or the collection that it is about. */
  readonly itemId: string;
  /** Why it failed: a code of the server, or of the network. */
  readonly code: string;
  /** The sentence that the visitor saw. */
  readonly message: string;
}

export const comments = defineWidget({
  tag: 'vitrine-comments',
  summary:
    'The comments of an item or a collection, and the form for a new one, which a button opens. Shows nothing where comments are not active, and leaves the place to Disqus where the site is there. The formatter `comments` prints it.',
  rendering: 'light-container',
  props: {
    itemId: string({ fallback: '', description: 'The item that the comments are about.' }),
    collectionId: string({
      fallback: '',
      description: 'The collection that they are about, in place of an item.',
    }),
    publicCommentCount: number({
      fallback: 0,
      description: 'How many comments are public, as the page knows; shown until the server says.',
    }),
    commentState: number({
      fallback: 0,
      description:
        '1 takes new comments. With any other, comments that are there stay readable (platform §4).',
    }),
    disqus: string({ fallback: '', description: "The site's Disqus shortname." }),
  },
  events: {
    onCommentPosted: event<CommentPostedDetail>({
      type: 'vitrine-comment-posted',
      description: 'The server has taken a comment.',
    }),
    onCommentFailed: event<CommentFailedDetail>({
      type: 'vitrine-comment-failed',
      description: 'A comment was not taken; what was typed is still there.',
    }),
  },
  slots: {
    '': 'The number of comments in words, as the server printed it; for Disqus the `#disqus_thread`.',
  },
  states: { off: 'Comments are not active here; nothing is shown.' },
  cssProperties: {
    '--vitrine-comments-gap': 'Space between two comments.',
    '--vitrine-comments-button-background': 'Background of the button.',
    '--vitrine-comments-button-color': 'Text colour of the button.',
    '--vitrine-form-control-border': 'Border of the fields, as of every form.',
    '--vitrine-form-control-background': 'Background of the fields.',
    '--vitrine-form-error-color': 'Colour of what is wrong.',
  },
});

export type CommentsProps = PropsOf<typeof comments>;
