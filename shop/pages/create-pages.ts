import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { systemClock } from 'vitrine/core/runtime';
import {
  type Assign,
  DatabaseError,
  type LargeBody,
  placeOf,
  Problem,
  readCurrency,
  runInLocale,
  seeOther,
  toOwnPath,
} from '../server/index.js';
import { readAssetManifest } from './asset-manifest.js';
import { cookiePolicies, readCookiePolicy } from './cookie-policy.js';
import { shownExperiments } from './experiments.js';
import {
  addContactPage,
  addFormPages,
  formBody,
  newsletterFormId,
  readSharedForm,
} from './forms/index.js';
import {
  addCheckoutPages,
  addDownloadPage,
  addGiftCardPage,
  addLinkPage,
  addOrderPage,
} from './checkout/index.js';
import { addConfirmPage } from './confirm-page.js';
import { addContentPages } from './content/index.js';
import { acceptHandOffs } from './hand-offs.js';
import { addShopPages } from './shop-pages.js';
import { addLessonPages } from './lessons.js';
import { addSubscriptionPages } from './subscriptions/index.js';
import { addAccountPages } from './account/index.js';
import { addNewsletterPages } from './newsletter-pages.js';
import { wordOptions } from './option-addresses.js';
import { limitPages, renderBusy } from './page-limits.js';
import { readProblem } from './problems.js';
import { addProductPage, sharedForms } from './product-page.js';
import type { PageCall, PageVariables } from './page-call.js';
import { createRender, type Render } from './rendering.js';
import { openTemplates, pageNames } from './page-templates/index.js';
import { createProductFeed, createSitemap } from './feed/index.js';
import { createFontFiles } from './font-files.js';
import { createProductFiles } from './product-files.js';
import { readProduct } from './read-product.js';
import { addReviewPages, createPhotoFiles, reviewBody } from './reviewing/index.js';
import { securityHeaders } from './security-headers.js';
import type { StorefrontServices } from './services.js';
import type { PageGroup } from './page-groups.js';
import { runInSite } from './current-site.js';
import type { ShopSite } from './shop-site.js';
import { createStaticFiles, type FolderOptions } from './static-files.js';
import { offeredCodes, readSiteState } from './site-state.js';
import { rememberSwitches } from './switches.js';
import { aboutPage, aboutView } from './views/about.js';
import { faultView, notFoundView } from './views/error-page.js';
import { cartView } from './views/cart.js';
import { homePage, homeView } from './views/home.js';
import type { FormPage } from './views/parts/website-form.js';
import { savedView } from './views/saved.js';
import { readLanguage } from './words/languages.js';

export interface PageOptions extends FolderOptions {
  readonly services: StorefrontServices;
  /** Folder of the page templates; a changed file shows at the next request. */
  readonly templatesDir: string;
  /** Templates that are in place of those of the same name, in a folder of the same form; none by default. */
  readonly ownTemplatesDir?: string | null;
  /** Whose pages they are. */
  readonly site: ShopSite;
}

/** Pages that are no shopper's, but stand in the same frame, behind the same guards. */
export interface FurtherPages {
  /** The names of their templates. */
  readonly templates: readonly string[];
  /** Folder of these; a file of the shop is in place of one of the same name. */
  readonly templatesDir: string;
  /** Style sheets and scripts, served from the root. */
  readonly publicDir: string;
  readonly largeBodies: readonly LargeBody[];
  readonly add: (app: Hono<PageVariables>, render: Render<string>) => void;
}

/** The bodies of shoppers' forms that take files. */
export const pageBodies: readonly LargeBody[] = [formBody, reviewBody];

/** Creates the server-rendered pages of the shop, with `further` ones beside those of shoppers. */
export function createPages(
  { services, templatesDir, ownTemplatesDir = null, site, ...folders }: PageOptions,
  further: FurtherPages,
): Hono<PageVariables> {
  const { preload, snippet, hasAnalytics } = readAssetManifest(folders.assetsDir);
  const assign: Assign = (c, names) =>
    services.experiments.assign(c, names, {
      // A unit tells visitors apart, for which a restrictive policy needs their consent (platform §4).
      hasUnit: !cookiePolicies[readCookiePolicy(c)].restrictive,
    });
  const render = createRender({
    includedTax: services.terms.includedTax,
    unchangedFor: services.catalogue.unchangedFor,
    templates: openTemplates({
      pages: [...pageNames, ...further.templates],
      templatesDirs: [further.templatesDir, templatesDir],
      ownTemplatesDir,
      snippet,
      preload,
      onFault: ({ file, text }) =>
        services.reporter.report(new Error(`${file}: ${text}`), { where: 'templates' }),
    }),
    scripts: snippet === null ? [] : [snippet],
    assign,
    issueCrumb: (c) => void services.crumbs.issue(c),
    async accountOf(c) {
      const session = await services.owners.session(c);
      if (session === null) return null;
      const { account, roles } = session;
      return { id: account === null ? 'owner' : `account-${account.id}`, roles };
    },
    hasAnalytics,
  });
  const { catalogue, carts, crumbs, handOffs } = services;
  const app = new Hono<PageVariables>();

  const has = (group: PageGroup) => site.pages.includes(group);

  const readNewsletter = async (c: PageCall, page: FormPage) =>
    has('newsletter') ? readSharedForm(services, c, { formId: newsletterFormId, page }) : null;

  app.onError((error, c) => {
    if (error instanceof Problem) {
      const { code } = error;
      if (code === 'rate-limited' || code === 'unavailable') return renderBusy(render, c, error);
      // The page of the form says it, and has a crumb.
      if (code === 'crumb') {
        return c.redirect(`${toOwnPath(new URL(c.req.url).pathname)}?problem=crumb`, seeOther);
      }
      // Answered as one whose length says it.
      if (code === 'body-too-large') throw error;
    }
    services.reporter.report(error, { where: placeOf(c) });
    const isTemporary = error instanceof DatabaseError && error.isTemporary;
    if (isTemporary) c.header('Retry-After', '2');
    return render(c, 'error-page', faultView(), { status: isTemporary ? 503 : 500 });
  });
  app.use((_, next) => runInSite(site, next));
  app.use(compress());
  app.route('/', createProductFeed(services));
  app.route('/', createStaticFiles(folders, further.publicDir));
  // After the files: a shop may have a robots.txt of its own.
  app.route('/', createSitemap(services));
  app.route('/', createPhotoFiles(services));
  app.route('/', createProductFiles(services));
  app.route('/', createFontFiles(services));
  app.use(securityHeaders);
  app.use(readSiteState(services));
  app.use(limitPages(services.limits));
  app.use(services.admitBodies([...pageBodies, ...further.largeBodies]));
  app.use(acceptHandOffs(services));
  app.use(rememberSwitches(services));
  app.use((c, next) => runInLocale(readLanguage(c, offeredCodes(c)).locale, next));

  app.get('/', async (c) => {
    const products = await catalogue.list(readCurrency(c));
    const shelf = products.map((source) => ({
      product: readProduct(source),
      category: source.category,
    }));
    const view = homeView({
      products: shelf,
      ...sharedForms,
      newsletter: await readNewsletter(c, homePage),
      experiments: assign(c, shownExperiments.home).experiments,
    });
    return render(c, 'home', view, { cache: 'shared', shows: shownExperiments.home });
  });

  app.use('/shop', wordOptions);
  app.use('/shop/:urlId', wordOptions);
  addShopPages(app, { services, render, sections: site.sections });
  addProductPage(app, { services, render, assign });
  addReviewPages(app, { services, render });

  app.get('/cart', async (c) => {
    const { token, arrived } = await handOffs.receive(c);
    let cart = await carts.read(token);
    if (cart === null && token !== null) {
      // A checkout of this browser may have given it a new id.
      cart = await carts.read(await services.checkout.present(c, { token, reference: null }));
    }
    const view = cartView({ cart, arrived, crumb: crumbs.issue(c), problem: readProblem(c) });
    return render(c, 'cart', view, { cache: 'no-store' });
  });
  addConfirmPage(app, { services, render });

  addCheckoutPages(app, { services, render });
  addGiftCardPage(app, { services, render });
  addOrderPage(app, { services, render });
  addDownloadPage(app, { services, render });
  addLinkPage(app, { services, render });
  addSubscriptionPages(app, { services, render });
  if (has('lessons')) addLessonPages(app, { services, render, lessons: site.lessons ?? [] });

  addFormPages(app, { services, render });
  further.add(app, render);

  if (has('contact')) addContactPage(app, { services, render });
  addNewsletterPages(app, { services, render });
  addAccountPages(app, { services, render });
  addContentPages(app, { services, render, now: () => systemClock.now(), groups: site.pages });

  if (has('about')) {
    app.get('/about', async (c) =>
      render(c, 'about', aboutView(await readNewsletter(c, aboutPage)), { cache: 'shared' }),
    );
  }

  app.get('/saved', (c) => render(c, 'saved', savedView(), { cache: 'shared' }));

  app.get('*', (c) => render(c, 'error-page', notFoundView(), { status: 404 }));
  return app;
}
