import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/comment-link/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage } from '../product/render.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

cleanUpPage();

let clock = createManualClock();
const sent: string[] = [];
let answer: () => Response;

beforeEach(() => {
  clock = createManualClock();
  configure({ clock, locale: 'en-US' });
  sent.length = 0;
  answer = () =>
    Response.json({
      counts: [
        { itemId: 'p1', count: 1 },
        { itemId: 'p2', count: 5 },
      ],
    });
  stubFetch(async (request) => {
    sent.push(new URL(request.url).search);
    return answer();
  });
});

const plain = (id: string) => `<a href="/blog/${id}#comments-${id}">2 Comments</a>`;
const element = (id: string, content = plain(id), attributes = '') =>
  `<vitrine-comment-link load="eager" item-id="${id}" ${attributes}>${content}</vitrine-comment-link>`;

async function mount(html: string) {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    place.innerHTML = html;
  });
  await act(() => clock.advance(0));
  const hosts = [...place.querySelectorAll('vitrine-comment-link')];
  return hosts.map((host) => {
    const link = host.shadowRoot?.querySelector('a');
    return link ? [link.getAttribute('href'), link.textContent] : null;
  });
}

describe('vitrine-comment-link', () => {
  it('says the present number, of all links in one call', async () => {
    expect(await mount(element('p1') + element('p2') + element('p1'))).toEqual([
      ['/blog/p1#comments-p1', '1 Comment'],
      ['/blog/p2#comments-p2', '5 Comments'],
      ['/blog/p1#comments-p1', '1 Comment'],
    ]);
    expect(sent).toEqual(['?itemIds=p1%2Cp2']);
  });

  it('leads to the comments of this page where it holds no link', async () => {
    expect(await mount(element('p1', ''))).toEqual([['#comments-p1', '1 Comment']]);
  });

  it.each([
    ['Disqus counts', element('p1', plain('p1'), 'disqus'), {}],
    ['there is no item', element(''), {}],
    ['the API has no comments', element('p1'), { apiLacks: ['comments'] }],
    ['the site setting is off', element('p1'), { commentsEnabled: false }],
  ])('is the plain link where %s', async (_, html, site) => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'vitrine-site';
    script.textContent = JSON.stringify(site);
    document.body.append(script);
    expect(await mount(html)).toEqual([null]);
    expect(sent).toEqual([]);
  });

  it('is the plain link where the call fails', async () => {
    answer = () => Response.json({ counts: 'many' });
    expect(await mount(element('p1'))).toEqual([null]);
  });
});
