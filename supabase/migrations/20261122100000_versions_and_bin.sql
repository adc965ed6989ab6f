-- What was written or deleted can be had back. Every version of a post is kept; what is deleted lies in a bin for thirty
-- days. Triggers do both, so that no way of saving or deleting goes past them.

create table public.versions (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  subject_id uuid not null,
  at timestamptz not null default now(),
  editor uuid,
  editor_email text check (length(editor_email) <= 320),
  changed jsonb not null check (jsonb_typeof(changed) = 'array'),
  content jsonb not null check (jsonb_typeof(content) = 'object')
);
comment on column public.versions.subject is 'The table of the row that had this content.';
comment on column public.versions.editor is 'Whose session saved it. Null where it was done by SQL.';
comment on column public.versions.changed is 'Names of the columns that differ from the version before; empty for the first.';

create index versions_of on public.versions (subject_id, at desc, id desc);

create table public.bin (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  subject_id uuid not null,
  name text not null check (length(name) <= 200),
  deleted_at timestamptz not null default now(),
  deleted_by_email text check (length(deleted_by_email) <= 320),
  restored_at timestamptz,
  content jsonb not null check (jsonb_typeof(content) = 'object')
);
comment on column public.bin.name is 'By which the deleted row is known in a list: its title, or who wrote.';
comment on column public.bin.restored_at is 'Setting it puts the row back to where it was, and takes it out of here.';

create index bin_newest on public.bin (subject, deleted_at desc, id desc);
create index bin_of on public.bin (subject_id);

-- A version for each save that changes something a person can see.
create function private.keep_version() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  no_words constant text[] := array['id', 'author_id', 'created_at', 'updated_at', 'first_published_at', 'is_sample'];
  before jsonb;
  changed jsonb;
begin
  if tg_op = 'INSERT' then
    select version.content into before from public.versions as version
    where version.subject = tg_table_name and version.subject_id = new.id order by version.at desc, version.id desc limit 1;
  else
    before := to_jsonb(old) - no_words;
  end if;
  select coalesce(jsonb_agg(field.key order by field.key), '[]') into changed
  from jsonb_each(to_jsonb(new) - no_words) as field
  where before is not null and field.value is distinct from before -> field.key;
  if before is not null and changed = '[]' then
    return null;
  end if;
  insert into public.versions (subject, subject_id, at, editor, editor_email, changed, content)
  values (tg_table_name, new.id, clock_timestamp(), auth.uid(), auth.jwt() ->> 'email', changed, to_jsonb(new) - no_words);
  return null;
end
$$;

-- A form makes the id of its new post, so that saving twice makes one. An id that has a history, or lies in the bin, is
-- taken all the same: the row in the bin could not be put back, and would take the new one's versions along when it goes.
-- After the policies, so that nobody else learns which ids there are; named to run before `keep_version`.
create function private.refuse_known_id() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or current_setting('app.restoring', true) = 'on' then
    return null;
  end if;
  if exists (select from public.versions where subject_id = new.id)
    or exists (select from public.bin where subject_id = new.id) then
    raise exception 'There is a row of this id already, or in the bin' using errcode = 'unique_violation';
  end if;
  return null;
end
$$;
revoke all on function private.refuse_known_id() from public;

-- Old enquiries that are forgotten are not to lie here once more.
create function private.put_into_bin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if current_setting('app.forgetting', true) = 'on' then
    return null;
  end if;
  insert into public.bin (subject, subject_id, name, deleted_by_email, content)
  values (
    tg_table_name, old.id, left(coalesce(to_jsonb(old) ->> 'title', to_jsonb(old) ->> 'name', ''), 200),
    auth.jwt() ->> 'email', to_jsonb(old)
  );
  return null;
end
$$;

-- What a deleted row said lies in the bin for a while. The log, which nobody can shorten, holds its id and no word of it,
-- or a person who is erased from everything else would still be named there.
create or replace function private.note_deletion() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Old enquiries that are forgotten together are one act.
  if current_setting('app.forgetting', true) is distinct from 'on' then
    perform private.note_change('deleted', tg_table_name, old.id, '{}');
  end if;
  return null;
end
$$;
alter table public.audit_log disable trigger keep;
update public.audit_log set detail = detail - 'title' where act = 'deleted' and detail ? 'title';
alter table public.audit_log enable trigger keep;

-- Puts a row back as it was, with its author, if there still is one, and its times. `app.restoring` is on meanwhile, for
-- triggers that would take it for a new one.
create function private.restore_from_bin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  author constant uuid := (select id from auth.users where id = (old.content ->> 'author_id')::uuid);
  content jsonb := old.content;
begin
  if new.restored_at is null then
    raise exception 'A row is put back by setting restored_at' using errcode = 'check_violation';
  end if;
  if content ? 'author_id' then
    content := content || jsonb_build_object('author_id', author);
  end if;
  perform set_config('app.restoring', 'on', true);
  -- Columns that are younger than the deletion get what a new row gets.
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    old.subject,
    (
      select string_agg(quote_ident(attribute.attname), ', ')
      from pg_catalog.pg_attribute as attribute
      where attribute.attrelid = format('public.%I', old.subject)::regclass
        and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
        and content ? attribute.attname
    )
  ) using content;
  delete from public.bin where id = old.id;
  perform set_config('app.restoring', '', true);
  perform private.note_change('restored', old.subject, old.subject_id, '{}');
  return null;
end
$$;

-- What leaves the bin for good takes its history along.
create function private.forget_binned() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if current_setting('app.restoring', true) = 'on' then
    return null;
  end if;
  delete from public.versions where subject = old.subject and subject_id = old.subject_id;
  if auth.uid() is not null and current_setting('app.forgetting', true) is distinct from 'on' then
    perform private.note_change('deleted_for_good', old.subject, old.subject_id, '{}');
  end if;
  return null;
end
$$;

create trigger restore after update of restored_at on public.bin
for each row execute function private.restore_from_bin();
create trigger forget after delete on public.bin
for each row execute function private.forget_binned();

do $$
declare
  publication text;
begin
  foreach publication in array array['blogs', 'news', 'careers'] loop
    execute format($sql$
      create trigger id_is_new after insert on public.%1$I
      for each row execute function private.refuse_known_id();

      create trigger keep_version after insert or update on public.%1$I
      for each row execute function private.keep_version();

      insert into public.versions (subject, subject_id, at, changed, content)
      select %1$L, id, updated_at, '[]', to_jsonb(post) - array['id', 'author_id', 'created_at', 'updated_at', 'first_published_at', 'is_sample']
      from public.%1$I as post;
    $sql$, publication);
  end loop;
  foreach publication in array array['blogs', 'news', 'careers', 'contact_submissions'] loop
    execute format($sql$
      create trigger put_into_bin after delete on public.%I
      for each row execute function private.put_into_bin();
    $sql$, publication);
  end loop;
end
$$;

alter table public.versions enable row level security;
alter table public.bin enable row level security;

create policy "Administrators read" on public.versions
for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));

-- After thirty days nobody sees it, whether the server has taken it away already or not.
create policy "Administrators read" on public.bin
for select to authenticated
using (deleted_at > now() - interval '30 days' and (select public.is_secure_admin((select auth.uid()))));

create policy "Administrators put back" on public.bin
for update to authenticated
using (deleted_at > now() - interval '30 days' and (select public.is_secure_admin((select auth.uid()))))
with check ((select public.is_secure_admin((select auth.uid()))));

create policy "Administrators delete for good" on public.bin
for delete to authenticated using ((select public.is_secure_admin((select auth.uid()))));

revoke all on public.versions, public.bin from public, anon, authenticated, service_role;
grant select on public.versions, public.bin to authenticated, service_role;
grant update (restored_at), delete on public.bin to authenticated;

-- When the server looked last for what is to be deleted by its age, and since when it did so day by day. One row.
create table private.clock_looks (
  one_row boolean primary key default true check (one_row),
  last timestamptz not null,
  steady_since timestamptz not null
);

-- A clock that is far ahead makes everything old. One that has jumped since the last look, either way, is believed after
-- it has gone on for a day; a site that was really off for so long begins to delete a day later.
create function private.clock_is_steady() returns boolean
language sql
set search_path = ''
as $$
  insert into private.clock_looks as looks (last, steady_since) values (now(), now())
  on conflict (one_row) do update set
    last = now(),
    steady_since = case when now() - looks.last between interval '0' and interval '2 days' then looks.steady_since else now() end
  returning now() - steady_since >= interval '23 hours'
$$;
revoke all on function private.clock_is_steady() from public;

-- The server calls this when it starts and every day, as the owner of the table. On a Supabase project, schedule it:
--   select cron.schedule('empty-the-bin', '27 3 * * *', 'select private.empty_bin(12)');
-- An enquiry that is older than enquiries are kept does not stay longer for lying in the bin.
create function private.empty_bin(months integer) returns integer
language plpgsql
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  emptied integer;
begin
  if not private.clock_is_steady() then
    return 0;
  end if;
  delete from public.bin
  where deleted_at < now() - interval '30 days'
    or (subject = 'contact_submissions' and (content ->> 'created_at')::timestamptz < now() - make_interval(months => months));
  get diagnostics emptied = row_count;
  return emptied;
end
$$;
revoke all on function private.empty_bin(integer) from public;

-- As before, and by a clock that is believed. What came in while the clock was ahead stays longer by as much: to give it
-- another date, the clock of that moment would have to be the right one.
create or replace function private.forget_old_enquiries(months integer, batch integer default 500) returns integer
language plpgsql
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  cut_off constant timestamptz := now() - make_interval(months => months);
  forgotten integer;
begin
  if months is null or months < 1 then
    raise exception 'An enquiry is kept for a month at least' using errcode = 'check_violation';
  end if;
  if not private.clock_is_steady() then
    return 0;
  end if;
  -- A clock may be years ahead for days. A site that had no enquiry for so long has its owner look.
  if (select max(created_at) < cut_off from public.contact_submissions) then
    raise exception 'Even the newest enquiry is older than % months: is the clock right?', months
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  perform set_config('app.forgetting', 'on', true);
  delete from public.contact_submissions where id in (
    select id from public.contact_submissions where created_at < cut_off
    order by created_at limit batch for update skip locked
  );
  get diagnostics forgotten = row_count;
  perform set_config('app.forgetting', '', true);
  if forgotten > 0 then
    perform private.note_change('forgotten', 'contact_submissions', null, jsonb_build_object('rows', forgotten));
  end if;
  return forgotten;
end
$$;
