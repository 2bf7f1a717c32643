import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../../analytics/page/settings.js';

function parse(data: unknown) {
  const problems: string[] = [];
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const settings = parseSettings(text, (problem) => problems.push(problem));
  return { settings, problems };
}

const allClients = ['pipeline', 'legacy', 'census', 'pixel', 'tag', 'dataLayer', 'siteVisitor'];

describe('the analytics data of a page', () => {
  it('have defaults for everything', () => {
    const problems: string[] = [];
    expect(parseSettings(null, (problem) => problems.push(problem))).toEqual({
      sourceEnvironment: 'prod',
      eventsOrigin: '',
      clients: allClients,
      acknowledgement: 'counted',
      cookies: { restrictive: false, absolute: false, banner: false, onRefusal: 'cookieless' },
      isTemplateSite: false,
      isDisabled: false,
      account: null,
      pageKind: null,
      collectionId: null,
      recordType: null,
      variantId: null,
      memberLocale: null,
      validate: false,
      pixelId: null,
      tagId: null,
      performance: false,
      errors: false,
      recording: { enabled: false, sampled: false },
      redaction: { parameters: [], paths: [] },
      events: [],
    });
    expect(problems).toEqual([]);
  });

  it('are read as they are written', () => {
    const said = {
      sourceEnvironment: 'staging',
      eventsOrigin: 'https://events.example',
      clients: ['census', 'pipeline'],
      acknowledgement: 'status',
      cookies: { restrictive: true, absolute: true, banner: true, onRefusal: 'nothing' },
      isTemplateSite: true,
      isDisabled: true,
      account: { id: 'a1', roles: [10] },
      pageKind: 'not-found',
      collectionId: 'c1',
      recordType: 11,
      variantId: 'v1',
      memberLocale: 'de-CH',
      validate: true,
      pixelId: 'p1',
      tagId: 't1',
      performance: true,
      errors: true,
      recording: { enabled: true, sampled: true },
      redaction: { parameters: ['voucher'], paths: ['my/orders'] },
      events: [{ name: 'lesson-view', payload: { lessonId: 'l1' } }],
    };
    expect(parse(said)).toEqual({
      settings: { ...said, clients: ['pipeline', 'census'] },
      problems: [],
    });
  });

  it.each<[said: Record<string, unknown>, path: string]>([
    [{ sourceEnvironment: 'moon' }, 'sourceEnvironment'],
    [{ eventsOrigin: 'events.example' }, 'eventsOrigin'],
    [{ eventsOrigin: 7 }, 'eventsOrigin'],
    [{ eventsOrigin: ['https://events.example'] }, 'eventsOrigin'],
    [{ acknowledgement: true }, 'acknowledgement'],
    [{ cookies: 'strict' }, 'cookies'],
    [{ cookies: { restrictive: 'yes' } }, 'restrictive'],
    [{ cookies: { onRefusal: 'everything' } }, 'onRefusal'],
    [{ isTemplateSite: 1 }, 'isTemplateSite'],
    [{ pageKind: {} }, 'pageKind'],
    [{ recordType: '11' }, 'recordType'],
    [{ recording: [] }, 'recording'],
    [{ recording: { enabled: 'true' } }, 'enabled'],
    [{ redaction: [] }, 'redaction'],
    [{ redaction: { parameters: 'voucher' } }, 'parameters'],
    [{ redaction: { paths: [7] } }, 'paths'],
    [{ events: {} }, 'events'],
    [{ events: [{ payload: {} }] }, 'events'],
  ])('%j keep the default, and say so once', (said, path) => {
    const { settings, problems } = parse(said);
    expect(settings).toEqual(parse({}).settings);
    expect(problems).toEqual([
      `"${path}" of the analytics data (#vitrine-analytics) is not valid; the default is used.`,
    ]);
  });

  it.each(['', '[]', 'null', '{"a":', '7'])('%j is no object', (text) => {
    const { settings, problems } = parse(text);
    expect(settings).toEqual(parse({}).settings);
    expect(problems).toEqual([
      'The analytics data (#vitrine-analytics) must be a JSON object; defaults are used.',
    ]);
  });

  // platform §7: "host depends on source environment (dev, qa, staging, prod)"
  it.each<[said: unknown, read: unknown, problems: number]>([
    ['https://events.example/path', 'https://events.example', 0],
    [null, '', 0],
    [{}, {}, 0],
    [
      { dev: 'http://localhost:8080/', prod: 'https://events.example', qa: '' },
      { dev: 'http://localhost:8080', prod: 'https://events.example' },
      0,
    ],
    [{ dev: 'events', qa: 7, staging: 'https://s.example' }, { staging: 'https://s.example' }, 1],
    [{ production: 'https://events.example' }, {}, 1],
  ])('have for the origin %j: %j', (eventsOrigin, read, count) => {
    const { settings, problems } = parse({ eventsOrigin });
    expect(settings.eventsOrigin).toEqual(read);
    expect(problems).toHaveLength(count);
  });

  it('leave out clients that are not known', () => {
    const { settings, problems } = parse({ clients: ['pixel', 'pigeon'] });
    expect(settings.clients).toEqual(['pixel']);
    expect(problems).toHaveLength(1);
  });

  it('can switch every client off', () => {
    expect(parse({ clients: [] })).toMatchObject({ settings: { clients: [] }, problems: [] });
  });

  // An owner must not be counted because of a slip of the server.
  it.each([['yes'], [{ id: 7, roles: ['10', 10] }], [{}]])(
    'take the account %j for one, with the roles that can be read',
    (account) => {
      const { settings, problems } = parse({ account });
      expect(settings.account).not.toBeNull();
      expect(settings.account?.roles.every((role) => role === 10)).toBe(true);
      expect(problems).toHaveLength(1);
    },
  );
});
