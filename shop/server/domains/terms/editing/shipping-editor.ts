import { randomUUID } from 'node:crypto';
import type { Queryable, RecordChange } from '../../../ground/database/index.js';
import { Problem } from '../../../ground/http/index.js';
import { isId, requireSaved, type Edit, type EditorContext } from './edit.js';
import { placeBefore, placedIds } from './order.js';
import { countryNames } from './places.js';
import type { EditedMethod, EditedZone } from './shipping-form.js';

export interface OwnedMethod extends EditedMethod {
  readonly id: string;
}

export interface OwnedZone extends EditedZone {
  readonly id: string;
  /** Counts the saves of the zone and of its methods from 1. */
  readonly version: number;
  /** The first one that is on is the default. */
  readonly methods: readonly OwnedMethod[];
}

/** A zone as a page has shown it. */
export type ShownZone = Pick<OwnedZone, 'id' | 'version'>;

/**
 * The owner's side of shipping: zones of countries, and the methods of each. A change counts from the next read of a cart
 * on; orders keep what they cost. Each change is one transaction with its record. Every change of a zone that is there
 * throws Problem `not-found`, or `settings-changed` if it has another version than the one that was shown.
 */
export interface ShippingEditor {
  /** The shop's own country is the first of the first zone. */
  zones(): Promise<readonly OwnedZone[]>;
  find(zoneId: string): Promise<OwnedZone | null>;
  /** Resolves to its id. @throws Problem `invalid-request` if another zone has one of the countries. */
  create(zone: EditedZone, record: RecordChange): Promise<string>;
  /** @throws Problem `invalid-request` as `create`. */
  save(shown: ShownZone, zone: EditedZone, record: RecordChange): Promise<void>;
  remove(shown: ShownZone, record: RecordChange): Promise<void>;
  addMethod(shown: ShownZone, method: EditedMethod, record: RecordChange): Promise<void>;
  saveMethod(shown: ShownZone, method: OwnedMethod, record: RecordChange): Promise<void>;
  /** Puts a method right before another one of the zone; nothing is changed if that one is gone. */
  moveMethod(
    shown: ShownZone,
    moved: { readonly id: string; readonly beforeId: string },
    record: RecordChange,
  ): Promise<void>;
  removeMethod(shown: ShownZone, methodId: string, record: RecordChange): Promise<void>;
}

/** They are read together. Ours: the specification has no numbers. */
const most = { zones: 100, methods: 20 };

interface ZoneRow {
  readonly id: string;
  readonly version: number;
  readonly details: EditedZone;
  readonly methods: readonly {
    readonly id: string;
    readonly is_on: boolean;
    readonly details: Omit<EditedMethod, 'isOn'>;
  }[];
}

const rowsOf = `select z.id, z.version, z.details, (
    select coalesce(json_agg(json_build_object('id', m.id, 'is_on', m.is_on, 'details', m.details)
      order by m.position, m.id), '[]')
    from shipping_methods m where m.zone_id = z.id) as methods
  from shipping_zones z`;

export function createShippingEditor({ database }: EditorContext, edit: Edit): ShippingEditor {
  async function zones(queryable: Queryable = database): Promise<readonly OwnedZone[]> {
    const { rows } = await queryable.query<ZoneRow>(`${rowsOf} order by z.position, z.id`);
    return rows.map(toZone);
  }

  async function find(id: string, queryable: Queryable = database): Promise<OwnedZone | null> {
    if (!isId(id)) return null;
    const { rows } = await queryable.query<ZoneRow>(`${rowsOf} where z.id = $1`, [id]);
    return rows[0] ? toZone(rows[0]) : null;
  }

  /** Runs a change of a zone that is as it was shown. */
  const change = (
    { id, version }: ShownZone,
    work: (transaction: Queryable, zone: OwnedZone) => Promise<void>,
  ) =>
    edit('shipping', async (transaction) => {
      if (!isId(id)) throw new Problem('not-found');
      const { rowCount } = await transaction.query(
        'update shipping_zones set version = version + 1 where id = $1 and version = $2',
        [id, version],
      );
      const zone = await find(id, transaction);
      requireSaved(rowCount, zone);
      if (zone !== null) await work(transaction, zone);
    });

  return {
    zones: () => zones(),
    find: (id) => find(id),
    create: (zone, record) =>
      edit('shipping', async (transaction) => {
        const id = randomUUID();
        const others = await zones(transaction);
        if (others.length >= most.zones) {
          const title = `There are ${most.zones} zones, which is the most. Add the countries to one of those.`;
          throw new Problem('invalid-request', { errors: { title } });
        }
        requireFree(zone, others);
        await transaction.query(
          `insert into shipping_zones (id, position, details)
           select $1, coalesce(max(position), 0) + 1, $2::jsonb from shipping_zones`,
          [id, JSON.stringify(zone)],
        );
        await record(transaction, zone.title);
        return id;
      }),
    save: (shown, zone, record) =>
      change(shown, async (transaction) => {
        requireFree(
          zone,
          (await zones(transaction)).filter(({ id }) => id !== shown.id),
        );
        await transaction.query('update shipping_zones set details = $2 where id = $1', [
          shown.id,
          JSON.stringify(zone),
        ]);
        await record(transaction, zone.title);
      }),
    remove: (shown, record) =>
      change(shown, async (transaction, zone) => {
        await transaction.query('delete from shipping_zones where id = $1', [shown.id]);
        await record(transaction, zoneName(zone));
      }),
    addMethod: (shown, { isOn, ...details }, record) =>
      change(shown, async (transaction, zone) => {
        if (zone.methods.length >= most.methods) {
          const title = `There are ${most.methods} methods in this zone, which is the most.`;
          throw new Problem('invalid-request', { errors: { title } });
        }
        await transaction.query(
          `insert into shipping_methods (zone_id, id, position, is_on, details)
           select $1, $2, coalesce(max(position), 0) + 1, $3, $4::jsonb
           from shipping_methods where zone_id = $1`,
          [shown.id, randomUUID(), isOn, JSON.stringify(details)],
        );
        await record(transaction, `${details.title}, ${zoneName(zone)}`);
      }),
    saveMethod: (shown, { id, isOn, ...details }, record) =>
      change(shown, async (transaction, zone) => {
        const { rowCount } = await transaction.query(
          'update shipping_methods set is_on = $3, details = $4 where zone_id = $1 and id = $2',
          [shown.id, id, isOn, JSON.stringify(details)],
        );
        if (rowCount === 0) throw new Problem('not-found');
        await record(transaction, `${details.title}, ${zoneName(zone)}`);
      }),
    moveMethod: (shown, { id, beforeId }, record) =>
      change(shown, async (transaction, zone) => {
        const method = zone.methods.find((one) => one.id === id);
        if (method === undefined) throw new Problem('not-found');
        const ids = zone.methods.map((one) => one.id);
        const ordered = placeBefore(ids, id, beforeId);
        if (ordered === null) return;
        await transaction.query(
          `update shipping_methods m set position = placed.place
           from ${placedIds}
           where m.zone_id = $2 and m.id = placed.id`,
          [JSON.stringify(ordered), shown.id],
        );
        await record(transaction, `${method.title}, ${zoneName(zone)}`);
      }),
    removeMethod: (shown, methodId, record) =>
      change(shown, async (transaction, zone) => {
        const method = zone.methods.find(({ id }) => id === methodId);
        if (method === undefined) throw new Problem('not-found');
        await transaction.query('delete from shipping_methods where zone_id = $1 and id = $2', [
          shown.id,
          methodId,
        ]);
        await record(transaction, `${method.title}, ${zoneName(zone)}`);
      }),
  };
}

function toZone({ id, version, details, methods }: ZoneRow): OwnedZone {
  return {
    ...details,
    id,
    version,
    methods: methods.map((method) => ({ ...method.details, id: method.id, isOn: method.is_on })),
  };
}

/** Its name; zones of the code have none, and are called by their countries. */
export function zoneName({ title, countries }: EditedZone): string {
  return title || countryNames(countries).join(', ');
}

/** A country is in one zone only. */
function requireFree({ countries }: EditedZone, others: readonly OwnedZone[]): void {
  const taken = others.find((zone) => zone.countries.some((code) => countries.includes(code)));
  if (taken === undefined) return;
  const both = taken.countries.filter((code) => countries.includes(code));
  const sentence = `${countryNames(both).join(', ')}: in the zone “${zoneName(taken)}” already. Take it out there first.`;
  throw new Problem('invalid-request', { errors: { countries: sentence } });
}
