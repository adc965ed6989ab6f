-- What staff need beside an enquiry's words: its topic and where it came from, as columns, and a note of their own.

alter table public.contact_submissions
  -- The form writes the topic into the message (specification, section 7); lists are filtered by it.
  add column inquiry text generated always as (
    substring(message from '(?n)^Inquiry Type: (general|custom-drone|training|support|partnership)$')
  ) stored check (inquiry in ('general', 'custom-drone', 'training', 'support', 'partnership')),
  -- The page of this site that led to the form, the instrument whose result was sent along, and the `utm_…` of the link
  -- that led to the site. All of it as the visitor's browser says, and only there if it says so.
  add column came_from text check (length(came_from) <= 300),
  add column instrument text check (length(instrument) <= 60),
  add column campaign text check (length(campaign) <= 400);
grant insert (came_from, instrument, campaign) on public.contact_submissions to anon, authenticated;

-- One note for each enquiry, for administrators alone. It stays while the enquiry lies in the bin, and goes with it.
create table public.enquiry_notes (
  id uuid primary key,
  note text not null check (note ~ '\S' and length(note) <= 4000),
  updated_at timestamptz not null default now()
);
comment on column public.enquiry_notes.id is 'The id of the enquiry that the note is about.';

create function private.stamp_note() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger clean_text before insert or update on public.enquiry_notes
for each row execute function private.clean_text();
create trigger stamp before insert or update on public.enquiry_notes
for each row execute function private.stamp_note();

alter table public.enquiry_notes enable row level security;
create policy "Administrators read" on public.enquiry_notes
for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators write" on public.enquiry_notes
for insert to authenticated with check (
  (select public.is_secure_admin((select auth.uid())))
  and exists (select from public.contact_submissions as enquiry where enquiry.id = enquiry_notes.id)
);
create policy "Administrators change" on public.enquiry_notes
for update to authenticated
using ((select public.is_secure_admin((select auth.uid()))))
with check ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators delete" on public.enquiry_notes
for delete to authenticated using ((select public.is_secure_admin((select auth.uid()))));
revoke all on public.enquiry_notes from public, anon, authenticated;
grant select, insert (id, note, updated_at), update (id, note, updated_at), delete on public.enquiry_notes to authenticated;
grant all on public.enquiry_notes to service_role;

-- A note that goes with its enquiry is part of that act.
create trigger note_deletion after delete on public.enquiry_notes
for each row when (pg_trigger_depth() = 0) execute function private.note_deletion();

-- The note of an enquiry that is deleted past the bin, or leaves it for good.
create function private.forget_note() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'bin' and current_setting('app.restoring', true) is distinct from 'on' then
    delete from public.enquiry_notes where id = old.subject_id;
  elsif tg_table_name <> 'bin' and current_setting('app.forgetting', true) = 'on' then
    delete from public.enquiry_notes where id = old.id;
  end if;
  return null;
end
$$;
revoke all on function private.forget_note() from public;
create trigger forget_note after delete on public.contact_submissions
for each row execute function private.forget_note();
create trigger forget_note after delete on public.bin
for each row execute function private.forget_note();

-- Notes that no trigger met: one that was written in the moment in which its enquiry was deleted for good. The server calls
-- this when it starts and every day. On a Supabase project, schedule it:
--   select cron.schedule('forget-lost-notes', '37 3 * * *', 'select private.forget_lost_notes()');
create function private.forget_lost_notes() returns integer
language plpgsql
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  forgotten integer;
begin
  delete from public.enquiry_notes as note
  where not exists (select from public.contact_submissions as enquiry where enquiry.id = note.id)
    and not exists (select from public.bin where bin.subject_id = note.id and bin.subject = 'contact_submissions');
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
revoke all on function private.forget_lost_notes() from public;

-- How many enquiries each page brought, week by week (Mondays, as in Bhopal). Who may not read enquiries counts none.
create function public.enquiry_origins(weeks integer default 8)
returns table (week date, page text, enquiries bigint)
language sql stable
set search_path = ''
as $$
  select date_trunc('week', created_at at time zone 'Asia/Kolkata')::date, coalesce(came_from, ''), count(*)
  from public.contact_submissions
  where created_at >= (date_trunc('week', now() at time zone 'Asia/Kolkata')
      - (least(greatest(weeks, 1), 53) - 1) * interval '1 week') at time zone 'Asia/Kolkata'
  group by 1, 2
  order by 1 desc, 3 desc, 2
  limit 500
$$;
revoke all on function public.enquiry_origins(integer) from public;
grant execute on function public.enquiry_origins(integer) to authenticated;
