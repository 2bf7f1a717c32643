import { Problem, seeOther } from '../server/index.js';
import { website } from '../pages/site.js';
import { actionsView } from './views/actions.js';
import { recoveryCodesView, secondFactorView } from './views/second-factor.js';
import { actionsPath, secondFactorPath, securityPath, securityView } from './views/security.js';
import { ownerPage } from './owner-page.js';

const signInPath = '/owner/sign-in';

/** What `?done=` confirms. */
const notices: ReadonlyMap<string | undefined, string> = new Map([
  ['ended', 'That browser is signed out.'],
  ['password', 'Your password has changed. Other browsers are signed out.'],
  ['off', 'The second factor is off. Signing in takes the password alone.'],
]);

/** Pages about the owner's sessions, the second factor and the record. */
export const securityPages = [
  ...ownerPage({
    path: securityPath,
    place: 'Security',
    area: 'account',
    template: 'owner-security',
    async view({ c, services: { owners }, crumb, problem, done }) {
      return securityView({
        crumb,
        problem,
        notice: notices.get(done) ?? null,
        sessions: await owners.sessions(c),
        mayReadRecord: await owners.may(c, 'record', 'read'),
        hasPassword: (await owners.session(c))?.account !== null,
        currentId: (await owners.session(c))?.id ?? null,
        secondFactor: await owners.secondFactor.state(c),
      });
    },
    forms: {
      password: {
        back: securityPath,
        async work({ c, services, typed: { present = '', next = '' } }) {
          await services.owners.changePassword(c, { present, next });
          return `${securityPath}?done=password`;
        },
      },
      'sessions/end': {
        back: securityPath,
        async work({ c, services, typed: { session = '' } }) {
          if (!/^\d{1,15}$/.test(session)) throw new Problem('invalid-request');
          await services.owners.endSession(c, Number(session));
          return `${securityPath}?done=ended`;
        },
      },
      'sessions/end-all': {
        back: securityPath,
        next: signInPath,
        work: ({ c, services }) => services.owners.signOutEverywhere(c),
      },
    },
  }),
  ...ownerPage({
    path: secondFactorPath,
    area: 'account',
    template: 'owner-second-factor',
    async view({ c, services, crumb, problem }) {
      const pending = await services.owners.secondFactor.pending(c, website.siteTitle);
      if (pending === null) return c.redirect(securityPath, seeOther);
      return secondFactorView({ crumb, problem, ...pending });
    },
    forms: {
      // The response of the post is the only one that contains the codes; a reload is refused.
      '': {
        back: secondFactorPath,
        template: 'owner-recovery-codes',
        async work({ c, services, typed: { code = '' }, show }) {
          const codes = await services.owners.secondFactor.confirm(c, code);
          return show((crumb) => recoveryCodesView(crumb, codes));
        },
      },
      start: {
        back: securityPath,
        async work({ c, services, typed: { password = '' } }) {
          await services.owners.secondFactor.start(c, password);
          return secondFactorPath;
        },
      },
      off: {
        back: securityPath,
        async work({ c, services, typed: { code = '', recoveryCode = '' } }) {
          await services.owners.secondFactor.turnOff(c, { code, recoveryCode });
          return `${securityPath}?done=off`;
        },
      },
    },
  }),
  ...ownerPage({
    path: actionsPath,
    area: 'record',
    template: 'owner-actions',
    async view({ c, services, crumb, cursor, isFirst }) {
      return actionsView({ crumb, page: await services.owners.actions(c, cursor), isFirst });
    },
  }),
];
