// All that a cart's JSON is made of, except what the catalogue in memory knows. Times are milliseconds since 1970.
// PL/pgSQL keeps its plans for the connection; an SQL function is planned anew for each statement.
const cartContents = `create or replace function cart_contents(wanted text) returns json language plpgsql stable as $$
  begin
    return json_build_object(
      'version', (select version from catalogue_version),
      'cart', (
        select json_build_object(
          'id', id, 'currency', currency, 'shipping_location', shipping_location, 'shipping_option', shipping_option,
          'created_at', floor(extract(epoch from created_at) * 1000),
          'expires_at', floor(extract(epoch from expires_at) * 1000),
          'is_purchased', purchased_at is not null)
        from carts where id = wanted),
      'entries', (
        select coalesce(json_agg(json_build_object(
          'id', e.id, 'product_id', e.product_id, 'sku', e.sku, 'quantity', e.quantity,
          'additional_fields', e.additional_fields, 'stock', v.stock) order by e.position), '[]')
        from cart_entries e join variants v on v.sku = e.sku where e.cart_id = wanted),
      'coupons', (
        select coalesce(json_agg(row_to_json(c) order by e.position), '[]')
        from cart_coupons e join coupons c on c.code = e.code where e.cart_id = wanted));
  end $$`;

// A keyed add as a whole. wanted_cart: the visitor's cart, or null to start new_cart. is_replaced: also start it where
// the visitor's cart has expired or was purchased. Returns {problem}, and has changed nothing then, or {kept, isRepeat,
// contents}; kept is what the key keeps.
const addToCart = `create or replace function add_to_cart(
    known_version uuid, at timestamptz, request_key text, new_hash text, key_ends timestamptz,
    wanted_cart text, is_replaced boolean, new_cart text, new_currency text, crumb text, cart_ends timestamptz,
    new_entry text, item text, variant text, pieces integer, fields text, page text, turn integer,
    most_pieces integer, most_lines integer
  ) returns json language plpgsql as $$
  declare
    earlier idempotency_keys;
    opened carts;
    into_cart text;
    put record;
    kept text;
    -- What the key keeps unless the line is an increase of an equal one; most adds are not, and so write the key once.
    expected text := json_build_object('cartId', coalesce(wanted_cart, new_cart), 'entryId', new_entry)::text;
  begin
    if known_version is distinct from (select version from catalogue_version) then
      return json_build_object('problem', 'catalogue-changed');
    end if;
    begin
      if request_key is not null then
        -- Waits until a pending request with the same key ends.
        insert into idempotency_keys as claim (key, request_hash, expires_at, answer)
          values (request_key, new_hash, key_ends, expected)
          on conflict (key) do update set request_hash = excluded.request_hash, answer = excluded.answer, expires_at = excluded.expires_at
            where claim.expires_at <= at;
        if not found then
          select * into earlier from idempotency_keys where key = request_key;
          if earlier.request_hash <> new_hash then
            return json_build_object('problem', 'idempotency-key-reused');
          end if;
          kept := earlier.answer::json ->> 'cartId';
          -- A checkout has given the cart a new id, which only its browser knows.
          if exists (select from former_cart_ids where id = kept and cart_id = wanted_cart) then
            kept := wanted_cart;
          end if;
          if not exists (select from carts where id = kept) then
            return json_build_object('problem', 'cart-expired');
          end if;
          return json_build_object('isRepeat', true, 'contents', cart_contents(kept),
            'kept', json_build_object('cartId', kept, 'entryId', earlier.answer::json ->> 'entryId'));
        end if;
      end if;

      if wanted_cart is not null then
        select * into opened from carts where id = wanted_cart for update;
        if opened.purchased_at is null and opened.expires_at > at then
          if opened.kind <> 'cart' then
            raise exception using errcode = 'VT001', message = 'purchase-fixed';
          end if;
          into_cart := wanted_cart;
          -- Once a day is enough, and spares the others a write.
          if opened.started_by is not null or opened.expires_at < cart_ends - interval '1 day' then
            update carts set expires_at = cart_ends, started_by = null where id = wanted_cart;
          end if;
        elsif not is_replaced then
          raise exception using errcode = 'VT001',
            message = case when opened.purchased_at is null then 'cart-expired' else 'cart-purchased' end;
        end if;
      end if;
      if into_cart is null then
        insert into carts as c (id, currency, started_by, created_at, expires_at)
          values (new_cart, new_currency, crumb, at, cart_ends)
          on conflict (started_by) do update set expires_at = excluded.expires_at
          returning c.id into into_cart;
      end if;

      select * into put from put_line(
        into_cart, new_entry, item, variant, pieces, fields, page, turn, most_pieces, most_lines);
      if put.problem is not null then
        raise exception using errcode = 'VT001', message = put.problem;
      end if;
      kept := json_build_object('cartId', into_cart, 'entryId', put.entry_id)::text;
      if kept <> expected then
        update idempotency_keys set answer = kept where key = request_key;
      end if;
    exception when sqlstate 'VT001' then
      -- What this block wrote is undone here: the key, and a cart that was started.
      return json_build_object('problem', sqlerrm);
    end;
    return json_build_object('kept', kept::json, 'isRepeat', false, 'contents', cart_contents(into_cart));
  end $$`;

/** The functions of migration 15: adding to a cart in one statement, which is one transaction. */
export const cartFunctions = [
  // The catalogue's version changes with all that may be kept in memory: everything but the stock.
  `create table catalogue_version (
    is_only boolean primary key default true check (is_only),
    version uuid not null default gen_random_uuid()
  )`,
  'insert into catalogue_version default values',
  `create function change_catalogue_version() returns trigger language plpgsql as $$
  begin
    insert into catalogue_version default values
      on conflict (is_only) do update set version = gen_random_uuid();
    return null;
  end $$`,
  `create trigger catalogue_changed after insert or update or delete or truncate on products
     for each statement execute function change_catalogue_version()`,
  `create trigger catalogue_changed after insert or update or delete or truncate on forms
     for each statement execute function change_catalogue_version()`,
  `create trigger catalogue_changed after insert or delete or truncate
       or update of product_id, position, listed, attributes, prices, sale_prices, image on variants
     for each statement execute function change_catalogue_version()`,

  cartContents,

  // Puts a line into a cart whose lock the caller holds, or increases an equal line. Changes nothing where it has a
  // problem. The stock is read without a lock, because a purchase checks it again under one: a popular variant's row is
  // not written by adds. page, turn: see intent-order.ts; an add counts even when it is late, so a newer mark stays.
  `create function put_line(
    into_cart text, new_id text, item text, variant text, pieces integer, fields text, page text, turn integer,
    most_pieces integer, most_lines integer, out entry_id text, out problem text
  ) language plpgsql as $$
  declare
    available integer;
    is_listed boolean;
    held bigint;
    line_count bigint;
    equal_pieces integer;
  begin
    select v.stock, v.listed into available, is_listed from variants v where v.sku = variant;
    if is_listed is not true then
      problem := 'item-unavailable';
      return;
    end if;
    select count(*), coalesce(sum(e.quantity) filter (where e.sku = variant), 0),
        max(e.id) filter (where e.sku = variant and e.additional_fields = fields),
        max(e.quantity) filter (where e.sku = variant and e.additional_fields = fields)
      into line_count, held, entry_id, equal_pieces
      from cart_entries e where e.cart_id = into_cart;
    if held + pieces > available then
      problem := 'out-of-stock';
    elsif entry_id is null and line_count >= most_lines then
      problem := 'cart-full';
    elsif equal_pieces + pieces > most_pieces then
      problem := 'quantity-too-large';
    elsif entry_id is null then
      entry_id := new_id;
      insert into cart_entries (id, cart_id, product_id, sku, quantity, additional_fields, changed_by, change_turn)
        values (new_id, into_cart, item, variant, pieces, fields, page, turn);
    else
      update cart_entries e set quantity = e.quantity + pieces,
          changed_by = case when e.changed_by = page and e.change_turn > turn then e.changed_by else page end,
          change_turn = case when e.changed_by = page and e.change_turn > turn then e.change_turn else turn end
        where e.id = entry_id;
    end if;
  end $$`,

  addToCart,

  // A foreign key would lock the row of the variant for each new line. Variants are never deleted; this holds them instead.
  `alter table cart_entries
     drop constraint cart_entries_sku_fkey, drop constraint cart_entries_product_id_fkey`,
  `create function keep_variants_in_carts() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from cart_entries where sku = old.sku) then
      raise foreign_key_violation using message = format('The variant %s is in a cart: unlist it instead.', old.sku);
    end if;
    return old;
  end $$`,
  `create trigger variants_in_carts_are_kept before delete on variants
     for each row execute function keep_variants_in_carts()`,

  // A key now keeps the ids of its change instead of a whole cart.
  `update idempotency_keys set answer = json_build_object(
     'cartId', coalesce(answer::json -> 'cart' ->> 'id', split_part(answer::json ->> 'cartToken', '.', 1)),
     'entryId', coalesce(answer::json -> 'newlyAdded' ->> 'id', answer::json -> 'entry' ->> 'id'))::text
   where answer is not null`,
  'create index carts_by_expiry on carts (expires_at) where purchased_at is null',
  // Room for a new version of a row beside it, so that a change of a count rewrites no index.
  'alter table carts set (fillfactor = 85)',
  'alter table cart_entries set (fillfactor = 85)',
  // Counts need not survive a crash, so they are not written to the log and no call waits for the disk.
  'alter table rate_limits set (fillfactor = 60)',
  'alter table rate_limits set unlogged',
] as const;

/** Migration 18: these two again, for a database that has them as they were first. */
export const changedCartFunctions = [cartContents, addToCart] as const;
