import * as z from 'zod/mini';
import { crumbCookie, defineSchema, NetError, readCookie, type Http } from '../net/index.js';
import type { MembersClient } from './members-client.js';

const schemas = /* @__PURE__ */ defineSchema(() => {
  const text = z.catch(z.string(), '');
  return {
    session: z.object({ xsrfToken: z.string().check(z.refine((token) => token !== '')) }),
    account: z.object({
      member: z.nullable(
        z.object({
          email: z.string(),
          name: text,
          language: z.catch(z.nullable(z.string()), null),
        }),
      ),
      orders: z.catch(
        z.array(
          z.object({
            number: z.string(),
            url: text,
            placedAt: z.number(),
            total: z.number(),
            currency: z.string(),
            state: text,
          }),
        ),
        [],
      ),
    }),
    // The specification does not show what these answer.
    anything: z.unknown(),
  };
});

const path = '/api/site-users/account';

/** The three session calls of platform §7, and the account of docs/server/CONTRACT.md. */
export function createHttpMembersClient(http: Pick<Http, 'request'>): MembersClient {
  const anything = () => schemas().anything;

  async function endSession(cloneCart: boolean): Promise<void> {
    await http.request({
      method: 'DELETE',
      path: `${path}/session`,
      query: { cloneCart },
      schema: anything,
    });
  }

  return {
    signIn: (given) =>
      http.request({
        method: 'POST',
        path: `${path}/session`,
        json: given,
        schema: () => schemas().session,
      }),
    async signOut(cloneCart) {
      // Without a crumb the client itself has tried once more.
      const hadCrumb = readCookie(crumbCookie) !== null;
      try {
        await endSession(cloneCart);
      } catch (error) {
        // "Session logout is retried once if the response says a crumb check failed" (platform §4).
        const isCrumb = error instanceof NetError && error.code === 'crumb';
        if (!isCrumb || !hadCrumb) throw error;
        await endSession(cloneCart);
      }
    },
    async tellLanguage(language) {
      await http.request({
        method: 'POST',
        path: `${path}/locale`,
        json: { language },
        schema: anything,
      });
    },
    async readAccount() {
      try {
        const { member, orders } = await http.request({
          method: 'GET',
          path,
          schema: () => schemas().account,
        });
        return member && { ...member, orders };
      } catch (error) {
        // The call is not in the specification: a server without it has nothing to show.
        if (error instanceof NetError && error.code === 'not-found') return null;
        throw error;
      }
    },
  };
}
