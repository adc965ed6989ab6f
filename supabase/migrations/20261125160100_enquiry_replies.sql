-- Replies by the site's own mail, the mail in the morning, and who is mailed of a new enquiry. All of them go through the
-- queue of mails about enquiries, so that each is sent once (server/backend/enquiry-mails/).

alter table private.enquiry_mails
  alter column enquiry_id drop not null,
  drop constraint enquiry_mails_kind_check,
  drop constraint enquiry_mails_enquiry_id_kind_key,
  add column entry_id uuid unique references public.enquiry_entries (id) on delete cascade,
  add column account_id uuid references auth.users (id) on delete cascade,
  add column day date,
  add constraint enquiry_mails_kind_check check (kind in ('notice', 'receipt', 'reply', 'morning')),
  add constraint enquiry_mails_about check (
    (kind = 'reply') = (entry_id is not null) and (kind = 'morning') = (account_id is not null and day is not null)
    and (kind = 'morning') = (enquiry_id is null)
  ),
  add unique (account_id, day);
create unique index enquiry_mails_once on private.enquiry_mails (enquiry_id, kind) where kind in ('notice', 'receipt');
create index enquiry_mails_of on private.enquiry_mails (enquiry_id);

-- What the server says of itself: whether it has a mail server, and whom the operator wants to be told.
alter table private.enquiry_mail_settings
  drop column notify,
  add column sends boolean not null default false,
  add column notify_default text[] not null default '{}';

-- Who is mailed of a new enquiry: one row, or none while it is left to the operator. An empty text means nobody.
create table public.enquiry_settings (
  id uuid primary key default '00000000-0000-4000-8000-000000000001'
    check (id = '00000000-0000-4000-8000-000000000001'),
  notify_to text not null check (length(notify_to) <= 800) check (
    notify_to ~ '^([^][\s@,;:<>()\\"]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(, |$)){0,10}$' and notify_to !~ ', $'
  ),
  author_id uuid references auth.users (id) on delete set null,
  confirmed_by text check (length(confirmed_by) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.enquiry_settings.notify_to is 'E-mail addresses with ", " between them.';
create index enquiry_settings_author on public.enquiry_settings (author_id);

create function private.note_recipients() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.note_change('enquiry_recipients_set', 'enquiry_settings', null, jsonb_build_object(
    'before', case when tg_op = 'INSERT' then 'the operator''s setting' else old.notify_to end,
    'now', case when tg_op = 'DELETE' then 'the operator''s setting' else new.notify_to end));
  return null;
end
$$;
revoke all on function private.note_recipients() from public;
create trigger stamp before insert or update on public.enquiry_settings
for each row execute function private.stamp_desk();
create trigger note_recipients after insert or update or delete on public.enquiry_settings
for each row execute function private.note_recipients();

-- What somebody of the staff has chosen for themselves.
create table public.staff_preferences (
  id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  morning_mail boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.staff_preferences.morning_mail is 'Whether the account gets the mail in the morning.';

alter table public.enquiry_settings enable row level security;
create policy "Administrators read" on public.enquiry_settings
for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators write" on public.enquiry_settings
for insert to authenticated with check ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators change" on public.enquiry_settings
for update to authenticated using ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators delete" on public.enquiry_settings
for delete to authenticated using ((select public.is_secure_admin((select auth.uid()))));
revoke all on public.enquiry_settings from public, anon, authenticated;
grant select, delete, insert (notify_to), update (notify_to) on public.enquiry_settings to authenticated;
grant all on public.enquiry_settings to service_role;

alter table public.staff_preferences enable row level security;
create policy "Administrators read their own" on public.staff_preferences
for select to authenticated
using (id = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))));
create policy "Administrators write their own" on public.staff_preferences
for insert to authenticated
with check (id = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))));
create policy "Administrators change their own" on public.staff_preferences
for update to authenticated
using (id = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))));
create policy "Administrators delete their own" on public.staff_preferences
for delete to authenticated
using (id = (select auth.uid()) and (select public.is_secure_admin((select auth.uid()))));
revoke all on public.staff_preferences from public, anon, authenticated;
grant select, delete, insert (morning_mail), update (morning_mail) on public.staff_preferences to authenticated;
grant all on public.staff_preferences to service_role;

-- The addresses that are told of a new enquiry. Without a mail server only the operator's: on a developer's machine their
-- mails go into a folder.
create function private.notified_addresses() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select case when settings.sends and stated.notify_to is not null
    then string_to_array(stated.notify_to, ', ') else settings.notify_default end
  from private.enquiry_mail_settings as settings left join public.enquiry_settings as stated on true
$$;
revoke all on function private.notified_addresses() from public;

-- For the screens of administrators: whether mails can be sent, whom a new enquiry is mailed to, and whom by default.
create function public.enquiry_mailing() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  return (
    select jsonb_build_object('sends', sends, 'to', to_jsonb(private.notified_addresses()), 'standard', to_jsonb(notify_default),
      'stated', exists (select from public.enquiry_settings))
    from private.enquiry_mail_settings
  );
end
$$;
revoke all on function public.enquiry_mailing() from public;
grant execute on function public.enquiry_mailing() to authenticated;

-- As before, with the recipients above.
do $$
declare
  definition text := pg_get_functiondef('private.note_enquiry_mails()'::regprocedure);
begin
  if position('if settings.notify then' in definition) = 0 then
    raise exception 'note_enquiry_mails has no notice';
  end if;
  execute replace(definition, 'if settings.notify then', 'if cardinality(private.notified_addresses()) > 0 then');
end
$$;

-- A reply is queued in the transaction that stores it, and sets "replied". Its id was made by the form: the same reply that
-- is sent again is a duplicate key, and no second mail.
create function private.queue_reply() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
begin
  if auth.uid() is null then
    return null;
  end if;
  select email into address from public.contact_submissions where id = new.enquiry_id;
  if not (select sends from private.enquiry_mail_settings) then
    raise exception 'This site has no mail server, so it cannot send a reply' using errcode = 'check_violation';
  elsif lower(address) like '%@callback.invalid' or address !~ '^[^][\s@,;:<>()\\"]+@[^][\s@,;:<>()\\"]+$' then
    raise exception 'No mail can be sent to this address' using errcode = 'check_violation';
  end if;
  insert into private.enquiry_mails (enquiry_id, kind, entry_id) values (new.enquiry_id, 'reply', new.id);
  perform set_config('app.replying', 'on', true);
  update public.contact_submissions set status = 'replied' where id = new.enquiry_id and status <> 'replied';
  perform set_config('app.replying', '', true);
  return null;
end
$$;
revoke all on function private.queue_reply() from public;
create trigger queue_reply after insert on public.enquiry_entries
for each row when (new.kind = 'reply') execute function private.queue_reply();

-- What becomes of the mail is told in the thread. An enquiry whose reply failed is new again, unless another one arrived.
create function private.tell_delivery() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  told text;
  entry constant uuid := case when tg_op = 'DELETE' then old.entry_id else new.entry_id end;
begin
  told := case
    when tg_op = 'DELETE' then case when old.handed_over_at is null then 'failed' end
    when new.sent_at is not null then 'sent'
    when new.given_up_at is not null then 'failed'
    when new.handed_over_at is not null then 'unknown'
    when new.claims > 1 or (new.claims = 1 and old.claims = 1) then 'retrying'
    else 'waiting'
  end;
  if told is null then
    return null;
  end if;
  update public.enquiry_entries set delivery = told where id = entry and delivery <> told;
  if found and told = 'failed' and tg_op = 'UPDATE' then
    update public.contact_submissions as enquiry set status = 'new'
    where id = new.enquiry_id and status = 'replied' and not exists (
      select from public.enquiry_entries as other
      where other.enquiry_id = enquiry.id and other.id <> entry and other.delivery in ('sent', 'unknown')
    );
  end if;
  return null;
end
$$;
revoke all on function private.tell_delivery() from public;
create trigger tell_delivery after update on private.enquiry_mails
for each row when (new.kind = 'reply') execute function private.tell_delivery();
create trigger tell_lost_delivery after delete on private.enquiry_mails
for each row when (old.kind = 'reply') execute function private.tell_delivery();

-- Sends a reply again that failed, or of which nobody knows whether it arrived. One that waits or was sent stays as it is,
-- so that a second press does nothing. Returns what is known of it then.
create function public.send_reply_again(entry uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  about uuid;
begin
  perform private.require_administrator();
  if not (select sends from private.enquiry_mail_settings) then
    raise exception 'This site has no mail server, so it cannot send a reply' using errcode = 'check_violation';
  end if;
  select enquiry_id into about from public.enquiry_entries
  where id = entry and kind = 'reply' and delivery in ('failed', 'unknown')
    and exists (select from public.contact_submissions where id = enquiry_id)
  for update;
  if found then
    insert into private.enquiry_mails (enquiry_id, kind, entry_id) values (about, 'reply', entry)
    on conflict (entry_id) do update
    set claims = 0, created_at = default, due_at = default, handed_over_at = null, sent_at = null, given_up_at = null;
    update public.enquiry_entries set delivery = 'waiting' where id = entry;
    perform set_config('app.replying', 'on', true);
    update public.contact_submissions set status = 'replied' where id = about and status <> 'replied';
    perform set_config('app.replying', '', true);
  end if;
  return (select delivery from public.enquiry_entries where id = entry);
end
$$;
revoke all on function public.send_reply_again(uuid) from public;
grant execute on function public.send_reply_again(uuid) to authenticated;

-- Enquiries that concern an account on a day: due ones, and new ones, that are with it or with nobody.
create function private.morning_of(account uuid, day date) returns jsonb
language sql stable
set search_path = ''
as $$
  with mine as (
    select id, name, follow_up, status, created_at, follow_up <= to_char(day, 'YYYY-MM-DD') as due
    from public.contact_submissions
    where not is_spam and (assigned_to = account or assigned_to is null)
      and (follow_up <= to_char(day, 'YYYY-MM-DD') or status = 'new')
  ), due as (
    select * from mine where due order by follow_up, id limit 20
  ), fresh as (
    select * from mine where due is not true and status = 'new' order by created_at limit 20
  )
  select jsonb_build_object(
    'dueTotal', (select count(*) from mine where due),
    'newTotal', (select count(*) from mine where due is not true and status = 'new'),
    'due', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'day', follow_up)) from due), '[]'),
    'new', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'day', to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'))) from fresh), '[]')
  )
$$;
revoke all on function private.morning_of(uuid, date) from public;

-- Days whose mails in the morning are queued.
create table private.mornings (day date primary key);
alter table private.mornings enable row level security;
revoke all on private.mornings from public, anon, authenticated;

-- Queues the mails of a morning, once for each day: for every administrator who wants them and has something to do.
create function private.queue_mornings(today date) returns integer
language plpgsql
set search_path = ''
as $$
declare
  queued integer := 0;
begin
  if not coalesce((select sends from private.enquiry_mail_settings), false) then
    return 0;
  end if;
  insert into private.mornings (day) values (today) on conflict do nothing;
  if found then
    insert into private.enquiry_mails (kind, account_id, day)
    select 'morning', account.id, today
    from auth.users as account
    join private.administrators as administrator on administrator.email = lower(account.email)
    left join public.staff_preferences as chosen on chosen.id = account.id
    cross join lateral private.morning_of(account.id, today) as morning
    where account.email_confirmed_at is not null and coalesce(chosen.morning_mail, true)
      and account.deleted_at is null and (account.banned_until is null or account.banned_until < now())
      and (morning ->> 'dueTotal')::int + (morning ->> 'newTotal')::int > 0;
    get diagnostics queued = row_count;
    delete from private.mornings where day < today - 90;
    delete from private.enquiry_mails where kind = 'morning' and day < today - 90;
  end if;
  return queued;
end
$$;
revoke all on function private.queue_mornings(date) from public;
