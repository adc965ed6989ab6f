-- The history of an enquiry is one thread: notes, calls, replies, and what was changed of it, each with who and when.

alter table public.enquiry_entries
  drop constraint enquiry_entries_content_check,
  drop constraint enquiry_entries_content_check1;
alter table public.enquiry_entries
  add column kind text not null default 'note'
    check (kind in ('note', 'call', 'reply', 'mail program', 'whatsapp', 'status', 'owner', 'day', 'spam')),
  add column outcome text check (outcome in ('reached', 'no answer', 'wrong number')),
  add column subject text check (length(subject) <= 200),
  add column delivery text check (delivery in ('waiting', 'retrying', 'sent', 'failed', 'unknown')),
  add constraint enquiry_entries_content_check check (length(content) <= 20000),
  add constraint enquiry_entries_words check (kind not in ('note', 'reply') or content ~ '\S'),
  add constraint enquiry_entries_call check ((kind = 'call') = (outcome is not null)),
  add constraint enquiry_entries_reply check ((kind = 'reply') = (delivery is not null and subject ~ '\S'));
comment on column public.enquiry_entries.kind is
  '"mail program" and "whatsapp": a reply was opened there. "status", "owner", "day" and "spam": what the enquiry became.';
comment on column public.enquiry_entries.delivery is 'What is known of the mail of a reply.';

-- As before. A reply begins as waiting.
create or replace function private.stamp_entry() returns trigger
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
    new.delivery := case when new.kind = 'reply' then 'waiting' end;
  end if;
  new.updated_at := now();
  return new;
end
$$;
drop trigger stamp on public.enquiry_entries;
create trigger stamp before insert or update of content, outcome on public.enquiry_entries
for each row execute function private.stamp_entry();

-- What the database itself notes, nobody writes; what was sent, nobody changes.
alter policy "Administrators write" on public.enquiry_entries with check (
  kind in ('note', 'call', 'reply', 'mail program', 'whatsapp')
  and (select public.is_secure_admin((select auth.uid())))
  and exists (select from public.contact_submissions as enquiry where enquiry.id = enquiry_id)
);
alter policy "Writers change their own for a day" on public.enquiry_entries using (
  kind in ('note', 'call')
  and author_id = (select auth.uid()) and created_at > now() - interval '1 day'
  and (select public.is_secure_admin((select auth.uid())))
);
alter policy "Writers delete their own for a day" on public.enquiry_entries using (
  kind in ('note', 'call')
  and author_id = (select auth.uid()) and created_at > now() - interval '1 day'
  and (select public.is_secure_admin((select auth.uid())))
);
grant insert (kind, outcome, subject), update (outcome) on public.enquiry_entries to authenticated;

-- What somebody changes of an enquiry is noted in its thread. A reply notes itself (`app.replying`).
create function private.note_desk_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or current_setting('app.forgetting', true) = 'on' then
    return null;
  end if;
  insert into public.enquiry_entries (enquiry_id, kind, content)
  select new.id, change.kind, change.content
  from (values
    ('status', new.status, new.status <> old.status and current_setting('app.replying', true) is distinct from 'on'),
    ('owner', case when new.assigned_to is null then '' else (
      select left(coalesce(nullif(btrim(account.raw_user_meta_data ->> 'full_name'), ''), account.email), 320)
      from auth.users as account where account.id = new.assigned_to
    ) end, new.assigned_to is distinct from old.assigned_to),
    ('day', coalesce(new.follow_up, ''), new.follow_up is distinct from old.follow_up),
    ('spam', case when new.is_spam then 'spam' else 'not spam' end, new.is_spam <> old.is_spam)
  ) as change (kind, content, is_new)
  where change.is_new;
  return null;
end
$$;
revoke all on function private.note_desk_change() from public;
create trigger note_desk_change after update of status, assigned_to, follow_up, is_spam on public.contact_submissions
for each row execute function private.note_desk_change();

-- Texts for replies that the staff has written. All of the staff use them; each is changed by its writer, and one whose
-- writer's account is gone by anybody of the staff.
create table public.saved_pieces (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and length(title) <= 80),
  content text not null check (content ~ '\S' and length(content) <= 4000),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_pieces_author on public.saved_pieces (author_id);
create function private.stamp_piece() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_setting('app.forgetting', true) is distinct from 'on' then
    new.updated_at := now();
  end if;
  return new;
end
$$;
revoke all on function private.stamp_piece() from public;
create trigger clean_text before insert or update on public.saved_pieces
for each row execute function private.clean_text();
create trigger stamp before update of title, content on public.saved_pieces
for each row execute function private.stamp_piece();
create trigger note_deletion after delete on public.saved_pieces
for each row execute function private.note_deletion();

alter table public.saved_pieces enable row level security;
create policy "Administrators read" on public.saved_pieces
for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators write" on public.saved_pieces
for insert to authenticated
with check (author_id = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))));
create policy "Writers change their own" on public.saved_pieces
for update to authenticated
using ((author_id = (select auth.uid()) or author_id is null) and (select public.is_secure_admin((select auth.uid()))));
create policy "Writers delete their own" on public.saved_pieces
for delete to authenticated
using ((author_id = (select auth.uid()) or author_id is null) and (select public.is_secure_admin((select auth.uid()))));
revoke all on public.saved_pieces from public, anon, authenticated;
grant select, delete, insert (id, title, content), update (title, content) on public.saved_pieces to authenticated;
grant all on public.saved_pieces to service_role;
