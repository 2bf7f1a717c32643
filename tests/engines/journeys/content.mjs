/* global all, one */
import { desktop } from './parts.mjs';

const post = '/journal/salt-at-the-table';
const like = 'vitrine-like-button >>> [part~=button]';
const isLiked = (spec) => one(spec)?.getAttribute('aria-pressed') === 'true';

/** Opens the pictures of a widget in the whole window, turns to the second one, and closes it. */
async function lookAround({ tab, eq }, { path, host, picture }) {
  const viewer = `${host} >>> dialog`;
  await tab.goto(path);
  await tab.mounted(host);
  await tab.click(picture);
  await tab.waitFor(viewer);
  await tab.press('ArrowRight');
  await tab.waitFor({ css: `${viewer} *`, text: '/^2 \\/ \\d+$/' });
  await tab.press('Escape');
  await tab.gone(viewer);
  eq(await tab.eval((wanted) => all(wanted).length, viewer), 0, 'open dialogs');
}

export const content = {
  'content: the pictures of an album': {
    viewport: desktop,
    run: (context) =>
      lookAround(context, {
        path: '/albums/the-loft',
        host: 'vitrine-gallery',
        picture: 'vitrine-gallery img',
      }),
  },

  'content: likes a post': {
    async run({ tab, eq, ok, proxy, sleep }) {
      await tab.goto(post);
      await tab.mounted('vitrine-like-button');
      const before = Number.parseInt(await tab.text(like), 10);
      await tab.click(like);
      for (let rounds = 0; rounds < 150; rounds += 1) {
        if (proxy.seen('PUT', '/api/content/likes/').some(({ status }) => status === 200)) break;
        await sleep(100);
      }
      ok(await tab.eval(isLiked, like), 'the like is counted');
      eq(Number.parseInt(await tab.text(like), 10), before + 1, 'likes');
      await tab.goto('/journal');
      await tab.goto(post);
      await tab.mounted('vitrine-like-button');
      await tab.until(isLiked, [like], { what: 'the like is remembered' });
    },
  },

  'content: comments on a post': {
    viewport: desktop,
    async run({ tab, ok }) {
      await tab.goto(post);
      await tab.mounted('vitrine-comments');
      await tab.click({ css: 'vitrine-comments button', text: 'Write a comment' });
      await tab.fill({ label: 'Name' }, 'Ada');
      await tab.fill({ css: 'textarea', label: 'Comment' }, '<b>Salt</b>, please');
      await tab.click({ css: 'vitrine-comments button', text: 'Post comment' });
      await tab.waitFor({ css: 'vitrine-comments *', text: '/owner|approved|review/i' });
      ok((await tab.count('vitrine-comments b')) === 0, 'what is typed stays text');
    },
  },
};
