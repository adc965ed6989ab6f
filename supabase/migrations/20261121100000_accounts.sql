-- A right ends with the session it is used in: after a sign-out everywhere or a changed password a token that has not
-- expired yet opens nothing any more.
create or replace function public.is_secure_admin(user_id uuid) returns boolean
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
     and exists (
       select
       from auth.sessions as session
       where session.user_id = is_secure_admin.user_id
         and session.id::text = auth.jwt() ->> 'session_id'
         and (session.not_after is null or session.not_after > now())
     )
$$;

-- The accounts service asks before it mails.
grant execute on function public.signup_allowed(text) to supabase_auth_admin;
