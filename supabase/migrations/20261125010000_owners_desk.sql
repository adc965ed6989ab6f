-- The owner's desk: what only the owner knows. The site lays these rows over what the repository says (decision 27).

-- A detail of the company, or a claim, with the value that was stated or confirmed.
create table public.site_values (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)?$' and length(key) <= 60),
  value text not null check (value ~ '\S' and length(value) <= 500),
  proof text check (length(proof) <= 500),
  author_id uuid references auth.users (id) on delete set null,
  confirmed_by text check (length(confirmed_by) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.site_values.proof is 'What proves it; never shown outside the admin area.';
comment on column public.site_values.confirmed_by is 'Who saved it last.';

create table public.prices (
  id uuid primary key default gen_random_uuid(),
  thing text not null unique check (thing ~ '^/[a-z0-9/-]+(#[a-z0-9-]+)?$' and length(thing) <= 200),
  basis text not null default 'from' check (basis in ('from', 'exact')),
  rupees integer not null check (rupees between 1 and 100000000),
  unit text check (length(unit) <= 40),
  tax text not null default 'extra' check (tax in ('extra', 'included', 'exempt')),
  tax_rate integer check (tax_rate between 0 and 28),
  valid_until date,
  moves text check (length(moves) <= 200),
  author_id uuid references auth.users (id) on delete set null,
  confirmed_by text check (length(confirmed_by) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.prices.thing is 'A page, or a thing on it: /services/agriculture-spray#basic.';
comment on column public.prices.moves is 'What the price depends on: "acres and distance".';

create table public.batches (
  id uuid primary key default gen_random_uuid(),
  course text not null check (course ~ '^/[a-z0-9/-]+$' and length(course) <= 200),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  hours text check (length(hours) <= 100),
  language text check (length(language) <= 60),
  place text check (length(place) <= 120),
  seats integer check (seats between 1 and 1000),
  seats_left integer check (seats_left between 0 and 1000),
  state text not null default 'open' check (state in ('open', 'nearly full', 'full', 'cancelled')),
  discount_until date,
  author_id uuid references auth.users (id) on delete set null,
  confirmed_by text check (length(confirmed_by) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on - starts_on <= 400),
  check (seats_left <= seats),
  check (discount_until <= starts_on)
);

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and length(title) <= 120),
  link text check (link ~ '^(/([^/\\[:space:]][^[:space:]]*)?|https://[^[:space:]]+)$' and length(link) <= 300),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  closed text not null default 'no' check (closed in ('no', 'yes')),
  author_id uuid references auth.users (id) on delete set null,
  confirmed_by text check (length(confirmed_by) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (to_day - from_day <= 400)
);
comment on column public.notices.closed is 'Whether the office is closed on these days.';

create index batches_start on public.batches (starts_on);
create index notices_end on public.notices (to_day);

-- Who saved a row and when is the database's to say. Restores come as another role and keep theirs.
create function private.stamp_desk() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  by_client constant boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_at := old.created_at;
    new.updated_at := now();
  elsif by_client then
    new.created_at := now();
    new.updated_at := now();
  end if;
  if by_client then
    new.author_id := auth.uid();
    new.confirmed_by := auth.jwt() ->> 'email';
  end if;
  return new;
end
$$;
revoke all on function private.stamp_desk() from public;

-- A row of the desk has no title: its key, thing or course names it in the bin.
create or replace function private.put_into_bin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  content constant jsonb := to_jsonb(old);
begin
  if current_setting('app.forgetting', true) = 'on' then
    return null;
  end if;
  insert into public.bin (subject, subject_id, name, deleted_by_email, content)
  values (
    tg_table_name, old.id,
    left(coalesce(content ->> 'title', content ->> 'name', content ->> 'key', content ->> 'thing',
      concat_ws(', ', content ->> 'course', content ->> 'starts_on'), ''), 200),
    auth.jwt() ->> 'email', content
  );
  return null;
end
$$;

do $$
declare
  thing text;
begin
  foreach thing in array array['site_values', 'prices', 'batches', 'notices'] loop
    execute format($sql$
      create index %1$s_author on public.%1$I (author_id);

      create trigger stamp before insert or update on public.%1$I
      for each row execute function private.stamp_desk();
      create trigger id_is_new after insert on public.%1$I
      for each row execute function private.refuse_known_id();
      create trigger keep_version after insert or update on public.%1$I
      for each row execute function private.keep_version();
      create trigger put_into_bin after delete on public.%1$I
      for each row execute function private.put_into_bin();
      create trigger note_deletion after delete on public.%1$I
      for each row execute function private.note_deletion();
      create trigger tell_servers_inserted after insert on public.%1$I referencing new table as changed
      for each statement execute function private.tell_servers();
      create trigger tell_servers_updated after update on public.%1$I referencing new table as changed
      for each statement execute function private.tell_servers();
      create trigger tell_servers_deleted after delete on public.%1$I referencing old table as changed
      for each statement execute function private.tell_servers();
      create trigger tell_servers_emptied after truncate on public.%1$I
      for each statement execute function private.tell_servers();

      alter table public.%1$I enable row level security;
      create policy "Administrators read" on public.%1$I
      for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));
      create policy "Administrators create" on public.%1$I
      for insert to authenticated with check ((select public.is_secure_admin((select auth.uid()))));
      create policy "Administrators change" on public.%1$I
      for update to authenticated
      using ((select public.is_secure_admin((select auth.uid()))))
      with check ((select public.is_secure_admin((select auth.uid()))));
      create policy "Administrators delete" on public.%1$I
      for delete to authenticated using ((select public.is_secure_admin((select auth.uid()))));

      revoke all on public.%1$I from public, anon, authenticated;
      grant select, insert, update, delete on public.%1$I to authenticated;
      grant all on public.%1$I to service_role;
    $sql$, thing);
  end loop;
end
$$;

-- What the site shows of the desk, for the servers to read; nothing of proofs and persons.
create function public.site_snapshot() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'values', coalesce((select jsonb_agg(jsonb_build_object('key', key, 'value', value) order by key) from public.site_values), '[]'),
    'prices', coalesce((select jsonb_agg(to_jsonb(price) - array['id', 'author_id', 'confirmed_by', 'created_at', 'updated_at'] order by thing)
      from public.prices as price where coalesce(valid_until, current_date) >= current_date - 1), '[]'),
    'batches', coalesce((select jsonb_agg(to_jsonb(batch) - array['author_id', 'confirmed_by', 'created_at', 'updated_at'] order by starts_on, id)
      from (select * from public.batches where ends_on > current_date - 2 order by starts_on limit 200) as batch), '[]'),
    'notices', coalesce((select jsonb_agg(to_jsonb(notice) - array['author_id', 'confirmed_by', 'created_at', 'updated_at'] order by from_day, id)
      from (select * from public.notices where to_day > current_date - 2 and (from_day <= current_date + 1 or closed = 'yes') order by from_day limit 50) as notice), '[]')
  )
$$;
revoke all on function public.site_snapshot() from public;
grant execute on function public.site_snapshot() to anon, authenticated, service_role;
