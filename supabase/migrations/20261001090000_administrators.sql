-- Who may administer the site, and who may have an account on it.

create schema if not exists private;
revoke all on schema private from public;

-- A second administrator is one line:
--   insert into private.administrators (email) values ('second@example.com');
create table private.administrators (
  email text primary key check (email = lower(email) and length(email) between 3 and 320),
  from_environment boolean not null default false,
  created_at timestamptz not null default now()
);
comment on column private.administrators.from_environment is
  'Put here by the server from ADMIN_EMAIL; goes when ADMIN_EMAIL names another address.';
alter table private.administrators enable row level security;
revoke all on private.administrators from public, anon, authenticated;

-- Callers may ask about themselves alone; about anybody else the answer is false, whoever they are.
create function public.is_secure_admin(user_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(user_id = auth.uid(), false)
     and exists (
       select
       from auth.users as account
       join private.administrators as administrator on administrator.email = lower(account.email)
       where account.id = user_id
         and account.email_confirmed_at is not null
         and account.deleted_at is null
         and (account.banned_until is null or account.banned_until < now())
     )
$$;
revoke all on function public.is_secure_admin(uuid) from public;
grant execute on function public.is_secure_admin(uuid) to anon, authenticated, service_role;

-- Lets the gateway refuse a sign-up with a sentence of its own. The trigger below refuses it in any case.
create function public.signup_allowed(email text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.administrators as administrator
    where administrator.email = lower(btrim(signup_allowed.email))
  )
$$;
revoke all on function public.signup_allowed(text) from public;
grant execute on function public.signup_allowed(text) to anon, authenticated, service_role;

create function private.guard_accounts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not public.signup_allowed(new.email) then
      raise exception 'Signup is not available for this email address' using errcode = '42501';
    end if;
  elsif new.email is distinct from old.email then
    -- Rights follow the address, so an account may not move to another one, least of all to an administrator's.
    raise exception 'The email address of an account cannot be changed' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger guard_accounts
before insert or update of email on auth.users
for each row execute function private.guard_accounts();
