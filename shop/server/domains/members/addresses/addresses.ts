import { randomUUID } from 'node:crypto';
import {
  readPostalAddress,
  type PostalAddress,
  type ReadPostalAddress,
} from '../../addresses/index.js';
import type { Database, Queryable } from '../../../ground/database/index.js';
import { Problem, type Typed } from '../../../ground/http/index.js';
import { isSameAddress } from './is-same-address.js';
import { mostAddresses, type MemberAddress } from './types.js';

/** The addresses that members keep. Each member sees their own alone. */
export interface Addresses {
  /** At most 20: the default one first, then in the order in which they were added. */
  list(memberId: string): Promise<readonly MemberAddress[]>;
  /** @throws Problem `address-not-found`. */
  find(memberId: string, id: string): Promise<MemberAddress>;
  /** Reads an address as typed by the rules of the checkout. Returns it, or a sentence for each field that is wrong. */
  read(typed: Typed): Promise<ReadPostalAddress>;
  /** The countries to which the shop ships (ISO 3166-1 alpha-2). */
  countries(): Promise<readonly string[]>;
  /** The first address of a member is the default one. @throws Problem `addresses-full`. */
  add(memberId: string, given: GivenAddress): Promise<MemberAddress>;
  /** @throws Problem `address-not-found`. */
  change(memberId: string, id: string, given: GivenAddress): Promise<MemberAddress>;
  /** After the default one is removed the oldest is. @throws Problem `address-not-found`. */
  remove(memberId: string, id: string): Promise<void>;
  /** Adds the address of an order, unless it is there, or there are 20. */
  keep(memberId: string, address: PostalAddress): Promise<void>;
}

export interface GivenAddress {
  readonly address: PostalAddress;
  /** True makes it the default one; false leaves that as it is. */
  readonly isDefault: boolean;
}

export interface AddressContext {
  readonly database: Database;
  countries(): Promise<readonly string[]>;
  now(): number;
}

const columns = 'name, phone, line1, line2, city, region, postal_code, country';

export function createAddresses({ database, countries, now }: AddressContext): Addresses {
  const noAddress = () => new Problem('address-not-found');

  /** Changes of one member wait for each other, so that the count and the default one are right. */
  function change<Result>(
    memberId: string,
    run: (transaction: Queryable, present: readonly MemberAddress[]) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction(async (transaction) => {
      await transaction.query('select 1 from members where id = $1 for no key update', [memberId]);
      return run(transaction, await listAddresses(transaction, memberId));
    });
  }

  async function insert(
    transaction: Queryable,
    memberId: string,
    { address, isDefault }: GivenAddress,
  ): Promise<MemberAddress> {
    const id = randomUUID();
    await transaction.query(
      `insert into member_addresses (id, member_id, ${columns}, is_default, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [id, memberId, ...valuesOf(address), isDefault, new Date(now())],
    );
    return { ...address, id, isDefault };
  }

  return {
    countries,
    list: (memberId) => listAddresses(database, memberId),
    async find(memberId, id) {
      const all = await listAddresses(database, memberId);
      return all.find((one) => one.id === id) ?? fail(noAddress());
    },
    read: async (typed) => readPostalAddress(typed, await countries()),
    add: (memberId, given) =>
      change(memberId, async (transaction, present) => {
        if (present.length >= mostAddresses) throw new Problem('addresses-full');
        const isDefault = given.isDefault || present.length === 0;
        if (isDefault) await clearDefault(transaction, memberId);
        return insert(transaction, memberId, { ...given, isDefault });
      }),
    change: (memberId, id, given) =>
      change(memberId, async (transaction, present) => {
        const before = present.find((one) => one.id === id) ?? fail(noAddress());
        const isDefault = given.isDefault || before.isDefault;
        if (isDefault) await clearDefault(transaction, memberId);
        await transaction.query(
          `update member_addresses set (${columns}) = ($2, $3, $4, $5, $6, $7, $8, $9), is_default = $10
           where id = $1`,
          [id, ...valuesOf(given.address), isDefault],
        );
        return { ...given.address, id, isDefault };
      }),
    remove: (memberId, id) =>
      change(memberId, async (transaction, present) => {
        const removed = present.find((one) => one.id === id) ?? fail(noAddress());
        await transaction.query('delete from member_addresses where id = $1', [id]);
        if (!removed.isDefault) return;
        await transaction.query(
          `update member_addresses set is_default = true where id =
             (select id from member_addresses where member_id = $1 order by position limit 1)`,
          [memberId],
        );
      }),
    keep: (memberId, address) =>
      change(memberId, async (transaction, present) => {
        const isThere = present.some((one) => isSameAddress(one, address));
        if (isThere || present.length >= mostAddresses) return;
        await insert(transaction, memberId, { address, isDefault: present.length === 0 });
      }),
  };
}

interface AddressRow {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
  readonly is_default: boolean;
}

async function listAddresses(
  queryable: Queryable,
  memberId: string,
): Promise<readonly MemberAddress[]> {
  const { rows } = await queryable.query<AddressRow>(
    `select id, ${columns}, is_default from member_addresses
     where member_id = $1 order by is_default desc, position`,
    [memberId],
  );
  return rows.map(({ postal_code: postalCode, is_default: isDefault, ...row }) => ({
    ...row,
    postalCode,
    isDefault,
  }));
}

async function clearDefault(transaction: Queryable, memberId: string): Promise<void> {
  await transaction.query(
    'update member_addresses set is_default = false where member_id = $1 and is_default',
    [memberId],
  );
}

/** In the order of `columns`. */
function valuesOf(address: PostalAddress): readonly string[] {
  const { name, phone, line1, line2, city, region, postalCode, country } = address;
  return [name, phone, line1, line2, city, region, postalCode, country];
}

function fail(problem: Problem): never {
  throw problem;
}
