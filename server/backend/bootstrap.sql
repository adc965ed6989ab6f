-- What a Supabase project brings along before its first migration, for a PostgreSQL that is not one. Runs at every
-- start, so every statement may run again.

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

-- The API connects as authenticator and takes on the role of each request. It inherits what the request roles may do,
-- because the API learns the tables from information_schema, which shows a role only what it may touch. It is not a
-- member of service_role: nothing on the site acts above row-level security.
alter role authenticator inherit;
grant anon, authenticated to authenticator;

-- With an external database the API logs in as the owner and becomes authenticator, or for the accounts service
-- supabase_auth_admin, at once. A superuser may do that without being a member.
do $$
begin
  if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    execute format('grant authenticator, supabase_auth_admin to %I', current_user);
  end if;
end
$$;

-- Temporary tables are nothing that a request makes.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role, authenticator;

-- Accounts and sessions are the accounts service's alone: what answers /rest/v1 cannot read them in any role it takes.
grant usage on schema auth to supabase_auth_admin;
alter default privileges in schema auth revoke all on tables from authenticator;
alter default privileges in schema auth grant select, insert, update, delete on tables to supabase_auth_admin;
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
  select nullif(pg_catalog.current_setting('request.jwt.claim.sub', true), '')::uuid
$$;

create or replace function auth.role() returns text
language sql stable
set search_path = ''
as $$
  select nullif(pg_catalog.current_setting('request.jwt.claim.role', true), '')
$$;

create or replace function auth.email() returns text
language sql stable
set search_path = ''
as $$
  select auth.jwt() ->> 'email'
$$;

-- As on a Supabase project, what comes into being in public is for the request roles to see or not by its policies
-- and grants; PostgreSQL itself lets nobody create there.
grant usage on schema public to anon, authenticated, service_role, authenticator;

create schema if not exists private;
revoke all on schema private from public;

-- Counters of the rate limits when several servers share this database. Losing them in a crash is harmless.
create unlogged table if not exists private.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Where the readiness check tries whether a write would work; its rows are always taken back. Rows as wide as a page, not
-- made smaller by compression.
create unlogged table if not exists private.write_probe (filler text);
-- PostgreSQL 15 does not take this where the table is made; each start says it anew, since nothing waits for it long.
alter table private.write_probe alter column filler set storage plain;

-- Links and codes that were mailed and not used yet, and what a sign-up waits with until the mailbox is proven. Secrets
-- stand here as fingerprints. A Supabase project keeps them in auth.one_time_tokens and auth.flow_state.
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
-- Tables that an earlier version of the site made lack this.
alter table private.mailed_links add column if not exists metadata jsonb;
grant usage on schema private to supabase_auth_admin;
grant select, insert, update, delete on private.mailed_links to supabase_auth_admin;
