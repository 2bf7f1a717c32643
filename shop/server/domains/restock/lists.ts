import { z } from '@hono/zod-openapi';
import { isNeverSoldOut, type ProductType } from 'vitrine/core/product';
import type { Database } from '../../ground/database/index.js';
import { createCursors, readPosition, toPage, toPageBy } from '../../ground/http/index.js';
import { nameVariant } from './find-variant.js';
import type {
  NotificationsJson,
  SignUpGroupsJson,
  SignUpsJson,
  VariantName,
  WaitingPage,
} from './types.js';

const groupsPageSize = 25;
const signUpsPageSize = 100;

interface GroupRow {
  product_id: string;
  product_position: number;
  title: string;
  options: string[];
  sku: string;
  variant_position: number;
  attributes: Record<string, string>;
  type: ProductType;
  stock: number | null;
  count: number;
}

interface SignUpRow {
  /** One database driver returns 64-bit integers as strings, the other as numbers. */
  position: number | string;
  email: string;
  is_join_mailing_list: boolean;
  created_at: Date;
}

interface NotificationRow {
  position: number | string;
  email: string;
  sent_at: Date;
}

const position = z.int().min(0).max(0x7fffffff);
/** PostgreSQL cannot store NUL. */
const sku = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}]+$/u);
/** Of groups: the position of the product, the position of the variant in it, and its sku. */
const cursors = createCursors(z.tuple([position, position, sku]));

/** The variants with open signups, in catalogue order, with their stock. */
export async function listWaiting(database: Database, cursor: string | null): Promise<WaitingPage> {
  const place = cursors.read(cursor);
  const { rows } = await database.query<GroupRow>(
    `select p.id as product_id, p.position as product_position, p.details->>'title' as title,
       p.details->'options' as options, v.sku, v.position as variant_position, v.attributes,
       p.details->>'type' as type, v.stock, count(*)::int as count
     from restock_signups s join variants v on v.sku = s.sku join products p on p.id = v.product_id
     where s.notified_at is null
       and ($1::int is null or (p.position, v.position, v.sku) > ($1::int, $2::int, $3::text))
     group by p.id, v.sku order by p.position, v.position, v.sku limit $4`,
    [...(place ?? [null, null, null]), groupsPageSize + 1],
  );
  const { shown, ...next } = toPageBy(rows, groupsPageSize, (last) =>
    cursors.write([last.product_position, last.variant_position, last.sku]),
  );
  return {
    variants: shown.map((row) => ({
      productId: row.product_id,
      variantId: row.sku,
      productTitle: row.title,
      variantTitle: nameVariant(row),
      count: row.count,
      stock: isNeverSoldOut(row.type) ? null : row.stock,
    })),
    ...next,
  };
}

/** The same in the shape of the call (storefront §3). */
export async function listGroups(
  database: Database,
  cursor: string | null,
): Promise<SignUpGroupsJson> {
  const { variants, ...next } = await listWaiting(database, cursor);
  return { signUpGroups: variants.map(({ stock: _, ...group }) => group), ...next };
}

/** The open signups for a variant, oldest first. */
export async function listSignUps(
  database: Database,
  { productId, variantId }: VariantName,
  cursor: string | null,
): Promise<SignUpsJson> {
  const { rows } = await database.query<SignUpRow>(
    `select s.id as position, s.email, s.is_join_mailing_list, s.created_at
     from restock_signups s join variants v on v.sku = s.sku
     where v.product_id = $1 and s.sku = $2 and s.notified_at is null
       and ($3::bigint is null or s.id > $3::bigint)
     order by s.id limit $4`,
    [productId, variantId, readPosition(cursor), signUpsPageSize + 1],
  );
  const { shown, ...next } = toPage(rows, signUpsPageSize);
  const signUps = shown.map((row) => ({
    email: row.email,
    createdOn: new Date(row.created_at).getTime(),
    isJoinMailingList: row.is_join_mailing_list,
  }));
  return { signUps, ...next };
}

/** The notifications sent for a variant, oldest first. */
export async function listNotifications(
  database: Database,
  { productId, variantId }: VariantName,
  cursor: string | null,
): Promise<NotificationsJson> {
  const { rows } = await database.query<NotificationRow>(
    `select n.position, s.email, n.sent_at
     from restock_notifications n join restock_signups s on s.id = n.signup_id
     join variants v on v.sku = s.sku
     where v.product_id = $1 and s.sku = $2 and ($3::bigint is null or n.position > $3::bigint)
     order by n.position limit $4`,
    [productId, variantId, readPosition(cursor), signUpsPageSize + 1],
  );
  const { shown, ...next } = toPage(rows, signUpsPageSize);
  const notifications = shown.map(({ email, sent_at }) => ({
    email,
    sentOn: new Date(sent_at).getTime(),
  }));
  return { notifications, ...next };
}
