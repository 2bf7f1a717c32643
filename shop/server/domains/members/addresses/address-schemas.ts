import { z } from '@hono/zod-openapi';

/** The rules of the checkout say what is wrong with an address, by its country; here is only what a text may be. */
const longest = 2000;

const descriptions = {
  name: 'Who receives what is sent; required, at most 200 characters.',
  phone: 'For the carrier; empty for none, at most 40 characters.',
  line1: 'Street and number; required, at most 200 characters.',
  line2: 'At most 200 characters.',
  city: 'Required, at most 100 characters.',
  region: 'The state or province, where the country has one.',
  postalCode: 'Checked by the rules of the country.',
  country: 'ISO 3166-1 alpha-2; one to which the shop ships.',
} as const;

const given = (name: keyof typeof descriptions) =>
  z.string().max(longest).default('').openapi({ description: descriptions[name] });
const kept = (name: keyof typeof descriptions) =>
  z.string().openapi({ description: descriptions[name] });

export const givenAddressSchema = z
  .object({
    name: given('name'),
    phone: given('phone'),
    line1: given('line1'),
    line2: given('line2'),
    city: given('city'),
    region: given('region'),
    postalCode: given('postalCode'),
    country: given('country'),
    isDefault: z
      .boolean()
      .default(false)
      .openapi({ description: 'True makes it the default one; false leaves that as it is.' }),
  })
  .openapi('GivenMemberAddress');

export const addressSchema = z
  .object({
    id: z.string().openapi({ description: 'Names the address in later calls.' }),
    name: kept('name'),
    phone: kept('phone'),
    line1: kept('line1'),
    line2: kept('line2'),
    city: kept('city'),
    region: kept('region'),
    postalCode: kept('postalCode'),
    country: kept('country'),
    isDefault: z.boolean().openapi({ description: 'Whether the checkout begins with it.' }),
  })
  .openapi('MemberAddress');

export const addressListSchema = z
  .object({
    addresses: z.array(addressSchema).openapi({
      description: 'The default one first, then in the order in which they were added.',
    }),
  })
  .openapi('MemberAddresses');
