import { fontsPath, fontsView } from './views/fonts.js';
import { ownerPage } from './owner-page.js';

/** The fonts of the shop: which are chosen, and which files of the owner there are. */
export const fontPages = ownerPage({
  path: fontsPath,
  place: 'Fonts',
  area: 'fonts',
  template: 'owner-fonts',
  async view({ services, crumb, problem, refused, done }) {
    const stored = (await services.siteSettings.read()).fonts;
    return fontsView({
      crumb,
      files: await services.fonts.list(),
      chosen: {
        heading: refused?.typed['heading'] ?? stored.heading ?? '',
        text: refused?.typed['text'] ?? stored.text ?? '',
      },
      problem,
      errors: refused?.errors ?? {},
      done,
    });
  },
  forms: {
    '': {
      action: 'fonts-chosen',
      next: `${fontsPath}?done=saved`,
      async work({ services, typed: { heading = '', text = '' }, record }) {
        await services.fonts.choose({ heading, text }, record);
      },
    },
    files: {
      action: 'font-uploaded',
      largeBody: {
        maxSize: 3_000_000,
        refuse: (c) => c.redirect(`${fontsPath}?problem=body-too-large`, 303),
      },
      async work({ c, services, record }) {
        const { file } = await c.req.parseBody();
        await services.fonts.upload(file instanceof File ? file : new File([], ''), record);
        return `${fontsPath}?done=uploaded`;
      },
    },
    'files/:id/remove': {
      action: 'font-removed',
      next: `${fontsPath}?done=deleted`,
      work: ({ services, param, record }) => services.fonts.remove(param('id'), record),
    },
  },
});
