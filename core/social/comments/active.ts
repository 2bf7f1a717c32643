export interface CommentSettings {
  /** 1 takes new comments. */
  readonly commentState: number;
  readonly publicCommentCount: number;
  /** The site setting for comments. */
  readonly commentsEnabled: boolean;
}

/**
 * platform §4: "Comments are active when commentState is 1 or the public comment count is above 0, and forced off if the
 * site setting for comments is off."
 */
export function areCommentsActive(settings: CommentSettings): boolean {
  const { commentState, publicCommentCount, commentsEnabled } = settings;
  return commentsEnabled && (commentState === 1 || publicCommentCount > 0);
}
