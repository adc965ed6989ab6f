-- Creates in a plain PostgreSQL what a Supabase project contains before its first migration. Runs at every start, so every
-- statement is repeatable.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_auth_admin'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
end
$$;

-- The data service connects as authenticator and takes on the role of each request, as PostgREST does. It is not a member
-- of service_role: nothing on the site acts above row-level security.
alter role authenticator noinherit;
grant anon, authenticated to authenticator;

-- With an external database the services log in as the owner and become authenticator, or supabase_auth_admin, at once. A
-- superuser may do that without being a member.
do $$
begin
  if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    execute format('grant authenticator, supabase_auth_admin to %I', current_user);
  end if;
end
$$;

-- Requests need no temporary tables.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role, authenticator;

-- Only the accounts service can read accounts and sessions; the data service cannot in any of its roles.
grant usage on schema auth to supabase_auth_admin;
alter default privileges in schema auth revoke all on tables from authenticator;
alter default privileges in schema auth grant select, insert, update, delete on tables to supabase_auth_admin;

-- The tables of the accounts service, in GoTrue's shape.
create table if not exists auth.users (
  id uuid primary key,
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255),
  phone text unique,
  email_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (
    case
      when email_confirmed_at is null then phone_confirmed_at
      when phone_confirmed_at is null then email_confirmed_at
      when email_confirmed_at < phone_confirmed_at then email_confirmed_at
      else phone_confirmed_at
    end) stored,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change varchar(255),
  email_change_token_new varchar(255),
  email_change_token_current varchar(255),
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  phone_confirmed_at timestamptz,
  phone_change text,
  phone_change_token varchar(255),
  phone_change_sent_at timestamptz,
  reauthentication_token varchar(255),
  reauthentication_sent_at timestamptz,
  raw_app_meta_data jsonb default '{}',
  raw_user_meta_data jsonb default '{}',
  banned_until timestamptz,
  deleted_at timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create unique index if not exists users_email_partial_key on auth.users (email) where (is_sso_user = false);

create table if not exists auth.identities (
  id uuid primary key,
  provider text not null,
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null default '{}',
  email varchar(255) generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  unique (provider, provider_id)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

create table if not exists auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text,
  refresh_token_hmac_key text,
  refresh_token_counter bigint,
  scopes text check (scopes is null or length(scopes) <= 4096),
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  aal text check (aal in ('aal1', 'aal2', 'aal3')),
  factor_id uuid
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);

create table if not exists auth.refresh_tokens (
  id text primary key,
  token varchar(255) not null,
  user_id uuid not null,
  session_id uuid references auth.sessions (id) on delete cascade,
  revoked boolean default false,
  parent varchar(255),
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index if not exists refresh_tokens_token_idx on auth.refresh_tokens (token);
create index if not exists refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);
create index if not exists refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);

revoke all on all tables in schema auth from authenticator;
grant select, insert, update, delete on all tables in schema auth to supabase_auth_admin;

create or replace function auth.jwt() returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(pg_catalog.current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

create or replace function auth.uid() returns uuid
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(pg_catalog.current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid
$$;

create or replace function auth.role() returns text
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(pg_catalog.current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role')
$$;

create or replace function auth.email() returns text
language sql stable
set search_path = ''
as $$
  select auth.jwt() ->> 'email'
$$;

-- As on a Supabase project, policies and grants decide what the request roles see in public; only its owner can create
-- objects there.
grant usage on schema public to anon, authenticated, service_role, authenticator;

create schema if not exists private;
revoke all on schema private from public;

-- Counters of the rate limits when several servers share this database. Losing them in a crash is harmless.
create unlogged table if not exists private.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- The readiness check inserts here and rolls back. A row fills a page, so it is stored uncompressed.
create unlogged table if not exists private.write_probe (filler text);
-- PostgreSQL 15 does not accept this in `create table`; repeating it at each start takes no long lock.
alter table private.write_probe alter column filler set storage plain;

-- Links and codes that were mailed but not used, and the data of sign-ups whose mailbox is not verified. Secrets are
-- stored as hashes. A Supabase project uses auth.one_time_tokens and auth.flow_state instead.
create table if not exists private.mailed_links (
  email text not null,
  purpose text not null check (purpose in ('signup', 'recovery', 'invite')),
  name text,
  password_digest text,
  code_challenge text,
  code_challenge_method text,
  token text not null unique,
  typed_code text not null,
  sent_at timestamptz not null,
  exchange_code text unique,
  exchange_code_at timestamptz,
  primary key (email, purpose)
);
-- Tables created by an earlier version of the site lack this column.
alter table private.mailed_links add column if not exists metadata jsonb;
grant usage on schema private to supabase_auth_admin;
grant select, insert, update, delete on private.mailed_links to supabase_auth_admin;
