/**
 * The statements of migration 17. `tracked_events` has a partition for each day, by `analytics/store/event-day.ts`, and one for all days
 * without their own. `create_event_day` makes one and moves the day's rows into it; false if it exists.
 */
export const eventPartitions = [
  'alter table tracked_events rename to undivided_events',
  'alter index tracked_events_pkey rename to undivided_events_pkey',
  'alter index tracked_events_by_time rename to undivided_events_by_time',
  'alter index tracked_events_by_receipt rename to undivided_events_by_receipt',
  'create sequence tracked_events_positions',
  // No identity column: before PostgreSQL 17 a divided table has none.
  `create table tracked_events (
    environment text not null,
    page_id text not null,
    sequence integer not null,
    day integer not null,
    position bigint not null default nextval('tracked_events_positions'),
    intake text not null,
    name text not null,
    occurred_at bigint not null,
    claimed_at bigint,
    received_at bigint not null,
    page_started_at bigint,
    visitor text,
    facts jsonb not null,
    content text not null,
    extras text not null,
    arrivals integer not null,
    primary key (environment, page_id, sequence, day)
  ) partition by range (day)`,
  'alter sequence tracked_events_positions owned by tracked_events.position',
  'create index tracked_events_by_position on tracked_events (position)',
  'create index tracked_events_by_time on tracked_events (environment, occurred_at)',
  'create index tracked_events_by_receipt on tracked_events (received_at)',
  'create table tracked_events_other partition of tracked_events default',
  `create function create_event_day(wanted integer) returns boolean language plpgsql as $$
  declare
    partition text := 'tracked_events_' || to_char(date '1970-01-01' + wanted, 'YYYYMMDD');
  begin
    if to_regclass(partition) is not null then return false; end if;
    -- Until the partition is there, nobody else may add rows of the day to this one.
    lock table tracked_events_other in access exclusive mode;
    execute format('create table %I (like tracked_events including all)', partition);
    execute format('with moved as (delete from tracked_events_other where day = $1 returning *)
      insert into %I select * from moved', partition) using wanted;
    execute format('alter table tracked_events attach partition %I for values from (%s) to (%s)',
      partition, wanted, wanted + 1);
    return true;
  end $$`,
  `insert into tracked_events (environment, page_id, sequence, day, position, intake, name, occurred_at, claimed_at,
     received_at, page_started_at, visitor, facts, content, extras, arrivals)
   select environment, page_id, sequence, case
       when page_id like '-%' then received_at / 86400000
       when claimed_at is null then 0
       else greatest(-2147483647, least(2147483647, floor(claimed_at / 86400000.0)))
     end::integer, position, intake, name, occurred_at, claimed_at, received_at, page_started_at, visitor, facts,
     content, extras, arrivals
   from undivided_events`,
  `select setval('tracked_events_positions', coalesce((select max(position) + 1 from undivided_events), 1), false)`,
  'drop table undivided_events',
  // The days of the rows that were there: later ones are made while the server runs.
  `select create_event_day(day) from (
     select day from tracked_events_other group by day
     having day between extract(epoch from now()) / 86400 - 100 and extract(epoch from now()) / 86400
   ) as days`,
];
