-- What somebody has typed in the admin area and not saved yet, so that it outlives a power cut and goes on at another
-- computer. Its writer alone reads it. A published post keeps its one row, which holds no unfinished sentence.

create table public.drafts (
  id uuid primary key,
  writer uuid not null default auth.uid() references auth.users (id) on delete cascade,
  subject text not null check (subject ~ '^[a-z_]{1,40}$'),
  subject_id uuid not null,
  opened_for text not null check (length(opened_for) <= 200),
  version timestamptz,
  typed text not null check (jsonb_typeof(typed::jsonb) = 'object') check (length(typed) <= 500000),
  stored text not null check (jsonb_typeof(stored::jsonb) = 'object') check (length(stored) <= 500000),
  search text check (length(search) <= 320),
  typed_at timestamptz not null,
  browser uuid not null,
  ended text check (ended in ('saved', 'thrown away')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.drafts.subject is 'The list in which it was typed.';
comment on column public.drafts.subject_id is 'The id that the row has, or will have.';
comment on column public.drafts.opened_for is 'The row for which the form was opened: its id or its key, or "new".';
comment on column public.drafts.version is '`updated_at` of the row when typing began; null for a new one.';
comment on column public.drafts.typed is 'The fields with their texts, as JSON.';
comment on column public.drafts.stored is 'What was stored in them when typing began.';
comment on column public.drafts.typed_at is 'Time of the last key, by the clock of that computer.';
comment on column public.drafts.browser is 'Which browser wrote it last, so that each knows its own writes whose answer it never had.';
comment on column public.drafts.ended is
  'How it ended; null while it is not saved. The row stays, so that copies in other browsers are known to be settled.';

create index drafts_of on public.drafts (writer, updated_at desc);
create index drafts_about on public.drafts (subject_id);

-- What is saved has no draft any more: its words go at once.
create function private.stamp_draft() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- What is taken out of it by age or for a person does not make it younger.
  if current_setting('app.forgetting', true) = 'on' then
    return new;
  elsif tg_op = 'UPDATE' then
    new.id := old.id;
    new.writer := old.writer;
    new.created_at := old.created_at;
  else
    new.created_at := now();
  end if;
  new.updated_at := now();
  if new.ended = 'saved' then
    new.typed := '{}';
    new.stored := '{}';
    new.search := null;
  end if;
  return new;
end
$$;
revoke all on function private.stamp_draft() from public;
create trigger stamp before insert or update on public.drafts
for each row execute function private.stamp_draft();

alter table public.drafts enable row level security;
create policy "Writers read their own" on public.drafts
for select to authenticated
using (writer = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))));
create policy "Administrators write their own" on public.drafts
for insert to authenticated
with check (writer = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))));
create policy "Writers change their own" on public.drafts
for update to authenticated
using (writer = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))))
with check (writer = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))));
create policy "Writers delete their own" on public.drafts
for delete to authenticated
using (writer = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))));
revoke all on public.drafts from public, anon, authenticated, service_role;
grant select, delete,
  insert (id, subject, subject_id, opened_for, version, typed, stored, search, typed_at, browser, ended),
  update (version, typed, stored, search, typed_at, browser, ended)
on public.drafts to authenticated;

-- The server calls this when it starts and every day, as the owner of the table. On a Supabase project, schedule it:
--   select cron.schedule('forget-drafts', '47 3 * * *', 'select private.forget_drafts()');
-- What was thrown away can be brought back for a day. What nobody touched for ninety days goes, as does what was typed
-- about an enquiry that is gone for good.
create function private.forget_drafts() returns integer
language plpgsql
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  forgotten integer;
begin
  if not private.clock_is_steady() then
    return 0;
  end if;
  perform set_config('app.forgetting', 'on', true);
  update public.drafts set typed = '{}', stored = '{}', search = null
  where ended = 'thrown away' and typed <> '{}' and updated_at < now() - interval '1 day';
  perform set_config('app.forgetting', '', true);
  delete from public.drafts as draft
  where updated_at < now() - interval '90 days'
    or (subject = 'contacts'
      and not exists (select from public.contact_submissions as enquiry where enquiry.id = draft.subject_id)
      and not exists (select from public.bin where bin.subject_id = draft.subject_id and bin.subject = 'contact_submissions'));
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
revoke all on function private.forget_drafts() from public;

-- As before, and what was typed about the enquiry goes along.
create or replace function private.forget_note() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'bin' and current_setting('app.restoring', true) is distinct from 'on' then
    delete from public.enquiry_notes where id = old.subject_id;
    delete from public.drafts where subject = 'contacts' and subject_id = old.subject_id;
  elsif tg_table_name <> 'bin' and current_setting('app.forgetting', true) = 'on' then
    delete from public.enquiry_notes where id = old.id;
    delete from public.drafts where subject = 'contacts' and subject_id = old.id;
  end if;
  return null;
end
$$;

-- Erasing a person takes the address out of drafts too. They are counted with the texts that are kept.
do $$
declare
  definition text := pg_get_functiondef('public.erase_person(text, boolean)'::regprocedure);
  part text[];
begin
  foreach part slice 1 in array array[
    [$old$
  into kept;$old$, $new$
    + (
      select count(*) from public.drafts
      where (typed ilike any (quoted) or stored ilike any (quoted) or search ilike any (spellings))
        and (private.without_words(typed::jsonb, named) <> typed::jsonb
          or private.without_words(stored::jsonb, named) <> stored::jsonb or search ~ named)
        and subject_id <> all (own || own_binned)
    )
  into kept;$new$],
    [$old$
    update public.enquiry_notes set note$old$, $new$
    update public.drafts
    set typed = coalesce(private.without_words(typed::jsonb, named)::text, '{}'),
      stored = coalesce(private.without_words(stored::jsonb, named)::text, '{}'),
      search = left(regexp_replace(search, named, '[erased]', 'g'), 320)
    where typed <> '{}' and (typed ilike any (quoted) or stored ilike any (quoted) or search ilike any (spellings));
    update public.enquiry_notes set note$new$]
  ] loop
    if position(part[1] in definition) = 0 then
      raise exception 'erase_person has no %', part[1];
    end if;
    definition := replace(definition, part[1], part[2]);
  end loop;
  execute definition;
end
$$;
