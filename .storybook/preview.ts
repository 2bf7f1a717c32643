import type { Parameters, Preview } from '@storybook/react-vite';
import { createElement, lazy, Suspense } from 'react';
import { emitTransformCode } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { configure as configurePage, resetRuntime, systemClock } from '../core/runtime/index.js';
import { fakeCart, type FakeCart } from '../stories/support/fake-cart.js';
import { writeSiteContext, type SitePart } from '../stories/support/site-context.js';
import { writeSource } from '../stories/support/write-page.js';
import './preview.css';

// The second that waits have by default is a bet on an idle machine.
configure({ asyncUtilTimeout: 15_000 });

/** No test shows documents, which load Storybook's blocks and the types of all elements. */
const WidgetPage = lazy(async () => {
  const { WidgetPage } = await import('../stories/support/widget-page.js');
  return { default: WidgetPage };
});

interface DocsParameters {
  source: { originalSource?: string; language?: string };
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // Another runtime draws the same states, which axe has seen on React.
    a11y: { test: import.meta.env['RUNTIME'] === 'preact' ? 'off' : 'error' },
    controls: { expanded: true },
    docs: {
      page: () => createElement(Suspense, null, createElement(WidgetPage)),
      codePanel: true,
      source: {
        transform: (code: string, { parameters }: { parameters: Parameters }) =>
          writeSource(code, parameters),
      },
    },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Guide',
          ['Getting started', 'How it works', 'Themes', 'Templates'],
          'Widgets',
          'Themes',
          'Template',
        ],
      },
    },
  },
  beforeEach(context) {
    const { parameters } = context;
    const { originalSource, language } = (parameters['docs'] as DocsParameters).source;
    // By itself the panel shows the source without its transformation.
    if (language === 'html') void emitTransformCode(originalSource, context);
    const { cart = {}, site = {} } = parameters as { cart?: FakeCart; site?: SitePart };
    // Whoever has a cart is a member here: a cookie would outlive the story.
    const member = {
      authenticated: Boolean(cart.holds || cart.lines?.length || cart.isUnreadable),
      siteUserId: null,
    };
    const removeSite = writeSiteContext({ member, ...site });
    const stopFake = fakeCart(cart);
    // Stores live in the shared runtime and outlive the story before.
    resetRuntime();
    return () => {
      // What a story leaves without an answer is neither repeated nor reported in the next one.
      configurePage({
        clock: { ...systemClock, setTimeout: () => () => undefined },
        reporter: { report: () => undefined, warn: () => undefined },
      });
      stopFake();
      removeSite();
      resetRuntime();
    };
  },
};

// Storybook asks for a default export here.
export default preview;
