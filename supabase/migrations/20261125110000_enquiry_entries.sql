-- Notes about an enquiry become entries: each with who wrote it and when, so that none replaces another.

create table public.enquiry_entries (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null,
  content text not null check (content ~ '\S') check (length(content) <= 4000),
  author_id uuid references auth.users (id) on delete set null,
  author_name text check (length(author_name) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.enquiry_entries.author_name is
  'The writer''s name at that time. Null for notes from before entries were signed.';
comment on column public.enquiry_entries.updated_at is 'Later than created_at where its writer has changed it.';
create index enquiry_entries_of on public.enquiry_entries (enquiry_id, created_at);
create index enquiry_entries_author on public.enquiry_entries (author_id);

insert into public.enquiry_entries (enquiry_id, content, created_at, updated_at)
select id, note, updated_at, updated_at from public.enquiry_notes;

-- Whatever a client sends: who writes signs. Restores, and what is taken out for a person, keep what is there.
create function private.stamp_entry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or current_setting('app.forgetting', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.author_id := auth.uid();
    new.author_name := (
      select left(coalesce(nullif(btrim(account.raw_user_meta_data ->> 'full_name'), ''), account.email), 320)
      from auth.users as account where account.id = auth.uid()
    );
    new.created_at := now();
  end if;
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.stamp_entry() from public;
create trigger clean_text before insert or update on public.enquiry_entries
for each row execute function private.clean_text();
create trigger stamp before insert or update of content on public.enquiry_entries
for each row execute function private.stamp_entry();
create trigger note_deletion after delete on public.enquiry_entries
for each row when (pg_trigger_depth() = 0) execute function private.note_deletion();

alter table public.enquiry_entries enable row level security;
create policy "Administrators read" on public.enquiry_entries
for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators write" on public.enquiry_entries
for insert to authenticated with check (
  (select public.is_secure_admin((select auth.uid())))
  and exists (select from public.contact_submissions as enquiry where enquiry.id = enquiry_id)
);
create policy "Writers change their own for a day" on public.enquiry_entries
for update to authenticated
using (
  author_id = (select auth.uid()) and created_at > now() - interval '1 day'
  and (select public.is_secure_admin((select auth.uid())))
)
with check (author_id = (select auth.uid()));
create policy "Writers delete their own for a day" on public.enquiry_entries
for delete to authenticated
using (
  author_id = (select auth.uid()) and created_at > now() - interval '1 day'
  and (select public.is_secure_admin((select auth.uid())))
);
revoke all on public.enquiry_entries from public, anon, authenticated;
grant select, delete, insert (id, enquiry_id, content), update (content) on public.enquiry_entries to authenticated;
grant all on public.enquiry_entries to service_role;

-- Entries of an enquiry that is deleted past the bin, or leaves it for good, and what was typed about it.
create or replace function private.forget_note() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  gone uuid;
begin
  if tg_table_name = 'bin' and current_setting('app.restoring', true) is distinct from 'on' then
    gone := old.subject_id;
  elsif tg_table_name <> 'bin' and current_setting('app.forgetting', true) = 'on' then
    gone := old.id;
  end if;
  if gone is not null then
    delete from public.enquiry_entries where enquiry_id = gone;
    delete from public.drafts where subject = 'contacts' and subject_id = gone;
  end if;
  return null;
end
$$;

create or replace function private.forget_lost_notes() returns integer
language plpgsql
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  forgotten integer;
begin
  delete from public.enquiry_entries as entry
  where not exists (select from public.contact_submissions as enquiry where enquiry.id = entry.enquiry_id)
    and not exists (
      select from public.bin where bin.subject_id = entry.enquiry_id and bin.subject = 'contact_submissions'
    );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

-- As before, with the entries of each enquiry.
do $$
declare
  definition text := pg_get_functiondef('public.erase_person(text, boolean)'::regprocedure);
  file text := pg_get_functiondef(
    'public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid)'::regprocedure);
  part text[];
begin
  foreach part slice 1 in array array[
    ['from public.enquiry_notes', 'from public.enquiry_entries'],
    ['where note ilike any (spellings) and note ~ named and id <> all (own)',
      'where content ilike any (spellings) and content ~ named and enquiry_id <> all (own)'],
    ['update public.enquiry_notes set note = left(regexp_replace(note, named',
      'update public.enquiry_entries set content = left(regexp_replace(content, named'],
    ['where note ilike any (spellings) and note ~ named;', 'where content ilike any (spellings) and content ~ named;']
  ] loop
    if position(part[1] in definition) = 0 then
      raise exception 'erase_person has no %', part[1];
    end if;
    definition := replace(definition, part[1], part[2]);
  end loop;
  execute definition;

  if position('  return rows;' in file) = 0 then
    raise exception 'enquiries_for_file has no return';
  end if;
  execute replace(file, '  return rows;', $new$
  return (
    select coalesce(jsonb_agg(each || jsonb_build_object('entries', (
      select coalesce(jsonb_agg(jsonb_build_object('at', entry.created_at, 'by', entry.author_name, 'content', entry.content)
        order by entry.created_at, entry.id), '[]')
      from public.enquiry_entries as entry where entry.enquiry_id = (each ->> 'id')::uuid
    )) order by place), '[]')
    from jsonb_array_elements(rows) with ordinality as listed (each, place)
  );$new$);
end
$$;

drop table public.enquiry_notes;
drop function private.stamp_note();
