export const commentsPath = '/api/content/comments';
