import { afterEach, describe, expect, it } from 'vitest';
import { readPageContext } from '../../../../../core/forms/submission/index.js';
import { resetRuntime } from '../../../../../core/runtime/index.js';

afterEach(() => {
  document.head.replaceChildren();
  document.title = '';
  resetRuntime();
});

function describePage(page: object): void {
  const script = document.createElement('script');
  script.id = 'vitrine-site';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ page });
  document.head.append(script);
}

describe('readPageContext', () => {
  it("says 'pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue' of the site", () => {
    describePage({ id: 'p1', contentSource: 'i', title: 'Mug', path: '/mug', permissionType: 1 });
    expect(readPageContext()).toEqual({
      pageTitle: 'Mug',
      pageId: 'p1',
      contentSource: 'i',
      pagePath: '/mug',
      pagePermissionTypeValue: 1,
    });
  });

  it('says what the document knows otherwise, without the mark of a wrong form', () => {
    document.title = 'Error: Contact';
    expect(readPageContext()).toEqual({
      pageTitle: 'Contact',
      pageId: '',
      contentSource: 'c',
      pagePath: '/',
      pagePermissionTypeValue: null,
    });
    document.title = 'Contact';
    expect(readPageContext().pageTitle).toBe('Contact');
  });
});
