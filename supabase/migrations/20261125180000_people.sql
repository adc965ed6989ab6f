-- Administrators invite, remove and reset one another in the browser. Each act is checked here, because a Supabase project
-- lets every client call these procedures.

alter table private.administrators
  add column link_made_at timestamptz,
  add column link_outcome text check (link_outcome in ('mailed', 'shown', 'failed'));
comment on column private.administrators.link_outcome is
  'What became of the last link to a password: mailed, shown to the one who asked for it, or neither.';

-- "invited" before the mailbox is proven, "without password" before one is chosen, "active" after that. On a Supabase
-- project an account that still has to choose has a random password.
create function private.account_state(address text) returns text
language sql stable
set search_path = ''
as $$
  select coalesce((
    select case
      when account.email_confirmed_at is null then 'invited'
      when coalesce(account.encrypted_password, '') = '' or account.raw_user_meta_data ->> 'choose_password' = 'true'
        then 'without password'
      else 'active' end
    from auth.users as account
    where lower(account.email) = address and account.deleted_at is null
    limit 1
  ), 'invited')
$$;

-- Nothing that the account's owner may write decides this.
create function private.can_sign_in(address text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from auth.users as account
    where lower(account.email) = address
      and account.email_confirmed_at is not null
      and coalesce(account.encrypted_password, '') <> ''
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until < now())
  )
$$;

-- The last administrator who can sign in stays, also when two remove each other at once: removals wait for each other. The
-- server replaces the address of ADMIN_EMAIL, whose account may still have to be made; no procedure removes it.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.from_environment then
    return old;
  end if;
  perform pg_advisory_xact_lock(hashtext('private.administrators'));
  if private.can_sign_in(old.email) and not exists (
    select from private.administrators as other
    where other.email <> old.email and private.can_sign_in(other.email)
  ) then
    raise exception 'The last administrator who can sign in cannot be removed';
  end if;
  return old;
end
$$;
create trigger keep_an_administrator before delete on private.administrators
for each row execute function private.keep_an_administrator();

-- Whether the address is new among the administrators.
create function private.add_administrator(address text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if address is null or address !~ '^[^\s@[:cntrl:]]+@[^\s@[:cntrl:]]+$' or length(address) > 254 then
    raise exception 'This is not an e-mail address' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.administrators (email) values (lower(address)) on conflict do nothing;
  return found;
end
$$;

create function private.end_sessions(address text) returns void
language sql
set search_path = ''
as $$
  delete from auth.sessions where user_id in (select id from auth.users where lower(email) = address)
$$;

-- The account stays, without rights. Links that were sent to it work no longer.
create function private.remove_administrator(address text) returns void
language plpgsql
set search_path = ''
as $$
declare
  known private.administrators;
begin
  select * into known from private.administrators where email = address for update;
  if not found then
    raise exception 'There is no administrator of this address';
  elsif known.from_environment then
    raise exception 'This administrator is named by ADMIN_EMAIL; set another address there and restart';
  end if;
  delete from private.administrators where email = address;
  perform private.end_sessions(address);
  -- A Supabase project has no such table.
  if to_regclass('private.mailed_links') is not null then
    execute 'delete from private.mailed_links where email = $1' using address;
  end if;
end
$$;

-- The password is worth nothing from now on; a link sets another.
create function private.reset_administrator(address text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select from private.administrators where email = address) then
    raise exception 'There is no administrator of this address';
  elsif private.account_state(address) = 'invited' then
    raise exception 'This administrator has no account yet; send another link';
  end if;
  update auth.users set encrypted_password = '' where lower(email) = address;
  perform private.end_sessions(address);
end
$$;

-- Which link this administrator needs: "invite", or "recovery" for an account without a password. The caller makes it.
create function private.begin_link(address text) returns text
language plpgsql
set search_path = ''
as $$
declare
  purpose text := case private.account_state(address)
    when 'invited' then 'invite' when 'without password' then 'recovery' end;
begin
  update private.administrators set link_made_at = now(), link_outcome = null where email = address;
  if not found then
    raise exception 'There is no administrator of this address';
  elsif purpose is null then
    raise exception 'This administrator has a password; reset it first';
  end if;
  perform private.note_change('link_made', 'administrators', null,
    jsonb_build_object('email', address, 'purpose', purpose));
  return purpose;
end
$$;

-- A link that somebody else than its owner has seen is noted.
create function private.end_link(address text, outcome text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.administrators set link_outcome = outcome where email = address and link_made_at is not null;
  if found and outcome = 'shown' then
    perform private.note_change('link_shown', 'administrators', null, jsonb_build_object('email', address));
  end if;
end
$$;

revoke all on function
  private.account_state(text),
  private.can_sign_in(text),
  private.keep_an_administrator(),
  private.add_administrator(text),
  private.end_sessions(text),
  private.remove_administrator(text),
  private.reset_administrator(text),
  private.begin_link(text),
  private.end_link(text, text)
from public;

-- The same for administrators.

create function public.list_administrators()
returns table (
  email text, name text, state text, from_environment boolean, is_you boolean,
  added_at timestamptz, last_sign_in_at timestamptz, link_made_at timestamptz, link_outcome text, on_project boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
    select administrator.email,
      left(nullif(btrim(account.raw_user_meta_data ->> 'full_name'), ''), 200),
      private.account_state(administrator.email), administrator.from_environment,
      coalesce(account.id = auth.uid(), false), administrator.created_at, account.last_sign_in_at,
      administrator.link_made_at, administrator.link_outcome, to_regclass('private.mailed_links') is null
    from private.administrators as administrator
    left join auth.users as account on lower(account.email) = administrator.email and account.deleted_at is null
    order by administrator.created_at, administrator.email;
end
$$;

create function public.invite_administrator(address text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  return private.add_administrator(lower(btrim(address)));
end
$$;

create function public.remove_administrator(address text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  perform private.remove_administrator(lower(btrim(address)));
end
$$;

create function public.reset_administrator(address text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  if exists (select from auth.users as account where account.id = auth.uid() and lower(account.email) = lower(btrim(address))) then
    raise exception 'Change your own password in your account';
  end if;
  perform private.reset_administrator(lower(btrim(address)));
end
$$;

create function public.begin_administrator_link(address text) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  return private.begin_link(lower(btrim(address)));
end
$$;

create function public.end_administrator_link(address text, outcome text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  perform private.end_link(lower(btrim(address)), outcome);
end
$$;

revoke all on function
  public.list_administrators(),
  public.invite_administrator(text),
  public.remove_administrator(text),
  public.reset_administrator(text),
  public.begin_administrator_link(text),
  public.end_administrator_link(text, text)
from public, anon;
grant execute on function
  public.list_administrators(),
  public.invite_administrator(text),
  public.remove_administrator(text),
  public.reset_administrator(text),
  public.begin_administrator_link(text),
  public.end_administrator_link(text, text)
to authenticated;
-- The accounts service makes the links, in the name of the administrator who asked.
grant execute on function
  public.begin_administrator_link(text),
  public.end_administrator_link(text, text)
to supabase_auth_admin;

-- A password that was taken away is another act than one that was chosen.
create or replace function private.note_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.note_change(
    case
      when tg_op = 'DELETE' then 'account_deleted'
      when coalesce(new.encrypted_password, '') = '' then 'password_reset'
      else 'password_changed' end,
    'users', old.id, jsonb_build_object('email', old.email)
  );
  return null;
end
$$;
