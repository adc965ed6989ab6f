-- Acts of weight, for administrators to read: who signed in or failed to, whose rights were given or taken, whose
-- password was changed, what was deleted. Rows are added by the functions below alone; nobody changes or removes one.
-- Of visitors it holds ids and nothing else.

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  actor uuid,
  actor_email text check (length(actor_email) <= 320),
  act text not null check (act ~ '^[a-z][a-z_]{2,39}$'),
  subject text check (length(subject) <= 100),
  subject_id uuid,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and length(detail::text) <= 2000)
);
comment on column public.audit_log.actor is 'Whose session did it. Null where it was done by SQL; detail then names the database role.';
comment on column public.audit_log.subject is 'The table of the thing it was done to.';

create index audit_log_newest on public.audit_log (at desc, id desc);

alter table public.audit_log enable row level security;

create policy "Administrators read" on public.audit_log
for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));

revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

-- For the table's owner too, and for whoever is granted more by mistake.
create function private.keep_audit_log() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The audit log is only ever added to' using errcode = '42501';
end
$$;

create trigger keep before update or delete on public.audit_log
for each row execute function private.keep_audit_log();
create trigger keep_all before truncate on public.audit_log
for each statement execute function private.keep_audit_log();

-- Failed sign-ins of the present hour, by account; '' stands for every address that has none, so strangers cannot make
-- rows. Losing it in a crash is harmless.
create unlogged table private.failed_sign_ins (
  account text primary key,
  hour timestamptz not null,
  count integer not null
);
alter table private.failed_sign_ins enable row level security;
revoke all on private.failed_sign_ins from public, anon, authenticated;

-- Adds an act. The session's own user stands in for an actor that is not given.
--
-- Of failed sign-ins ('sign_in_failed', `actor_email` as typed) the first five of an hour are added and then the
-- tenth, the hundredth and so on, with their number: anybody can fail as often as the limits allow, and may not fill the
-- table. An address that no account has is somebody's we know nothing about, and is not kept.
create function private.note_act(
  act text,
  subject text default null,
  subject_id uuid default null,
  detail jsonb default '{}',
  actor uuid default null,
  actor_email text default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  typed constant text := lower(btrim(actor_email));
  kept_actor uuid := coalesce(note_act.actor, auth.uid());
  kept_email text := coalesce(note_act.actor_email, auth.jwt() ->> 'email');
  kept_detail jsonb := coalesce(note_act.detail, '{}');
  failures integer;
begin
  if note_act.act = 'sign_in_failed' then
    kept_actor := null;
    kept_email := (select account.email from auth.users as account where account.email = typed limit 1);
    insert into private.failed_sign_ins as known (account, hour, count)
    values (coalesce(kept_email, ''), date_trunc('hour', now()), 1)
    on conflict (account) do update
    set hour = excluded.hour, count = case when known.hour = excluded.hour then known.count + 1 else 1 end
    returning known.count into failures;
    if failures > 5 and failures not in (10, 100, 1000, 10000, 100000) then
      return;
    end if;
    kept_detail := kept_detail || jsonb_build_object('failures_this_hour', failures);
  end if;
  insert into public.audit_log (actor, actor_email, act, subject, subject_id, detail)
  values (kept_actor, kept_email, note_act.act, note_act.subject, note_act.subject_id, kept_detail);
end
$$;
revoke all on function private.note_act(text, text, uuid, jsonb, uuid, text) from public;
-- The role of the accounts service, which no request acts in.
grant usage on schema private to supabase_auth_admin;
grant execute on function private.note_act(text, text, uuid, jsonb, uuid, text) to supabase_auth_admin;

-- Adds what a trigger saw: with the database role where no session did it.
create function private.note_change(act text, subject text, subject_id uuid, detail jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is null then
    detail := detail || jsonb_build_object('role', session_user);
  end if;
  perform private.note_act(act, subject, subject_id, detail);
end
$$;
revoke all on function private.note_change(text, text, uuid, jsonb) from public;

create function private.note_deletion() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Old enquiries that are forgotten together are one act.
  if current_setting('app.forgetting', true) = 'on' then
    return null;
  end if;
  perform private.note_change(
    'deleted', tg_table_name, old.id,
    jsonb_strip_nulls(jsonb_build_object('title', to_jsonb(old) ->> 'title'))
  );
  return null;
end
$$;

create trigger note_deletion after delete on public.blogs
for each row execute function private.note_deletion();
create trigger note_deletion after delete on public.news
for each row execute function private.note_deletion();
create trigger note_deletion after delete on public.careers
for each row execute function private.note_deletion();
create trigger note_deletion after delete on public.contact_submissions
for each row execute function private.note_deletion();

create function private.note_rights() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform private.note_change('rights_taken', 'administrators', null, jsonb_build_object('email', old.email));
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_change('rights_given', 'administrators', null, jsonb_build_object('email', new.email));
  end if;
  return null;
end
$$;

create trigger note_rights after insert or delete or update of email on private.administrators
for each row execute function private.note_rights();

-- Only accounts whose mailbox is proven: before that they come and go as anybody asks.
create function private.note_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.note_change(
    case tg_op when 'DELETE' then 'account_deleted' else 'password_changed' end,
    'users', old.id, jsonb_build_object('email', old.email)
  );
  return null;
end
$$;

create trigger note_password after update of encrypted_password on auth.users
for each row
when (new.encrypted_password is distinct from old.encrypted_password and new.email_confirmed_at is not null)
execute function private.note_account();
create trigger note_account_deleted after delete on auth.users
for each row when (old.email_confirmed_at is not null)
execute function private.note_account();
