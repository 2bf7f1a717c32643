import { html } from '../html.js';
import { shop } from '../site.js';
import type { PageContent } from './layout.js';

export function aboutPage(): PageContent {
  return {
    title: `About – ${shop.name}`,
    description: `Who makes the things at ${shop.name}, where, and how.`,
    page: { id: 'about', contentSource: 'c', title: 'About', path: '/about', permissionType: null },
    main: html`<article class="about">
      <div class="about-words">
        <h1>A shop named after a grass</h1>
        <p class="lead">
          Marram grows where nothing else will, and holds the dune together while it does. We liked
          that.
        </p>
        <div class="prose">
          <p>
            There are four of us, in what used to be a net loft above the quay. Downstairs are two
            wheels and a kiln; upstairs is the shop, a press, and the best light in town.
          </p>
          <p>
            Half of what we sell we make ourselves. The rest comes from people we visit: a mill, a
            basket of beekeepers, a carpenter who makes one stool at a time. If something runs out,
            it is because someone is making the next one properly.
          </p>
          <p>
            We pack in paper and post on weekdays. If a thing breaks, write to us before you throw
            it away; we mend what we can.
          </p>
          <p><a class="button" href="/shop/throwing-evening">Come and throw a pot</a></p>
        </div>
      </div>
      <img
        class="about-picture"
        src="/images/throwing-evening.svg"
        alt="A freshly thrown clay pot on a potter’s wheel."
        width="800"
        height="1000"
      />
    </article>`,
  };
}
