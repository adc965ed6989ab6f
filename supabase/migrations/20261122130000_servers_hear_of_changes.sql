-- Every server that shares this database keeps answers in memory. A change tells all of them, once it is committed,
-- from which table their answers are to be forgotten, and the name of the connection that made it, by which a server
-- knows its own. On a Supabase project nobody listens, and it costs nothing.
create function private.tell_servers() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_notify('site_changed', tg_table_name || ' ' || current_setting('application_name'));
  return null;
end
$$;
comment on function private.tell_servers() is
  'Names the changed table, and who changed it, on the channel site_changed. Belongs on every table whose rows anyone may read.';
revoke all on function private.tell_servers() from public;

create trigger tell_servers after insert or update or delete or truncate on public.blogs
for each statement execute function private.tell_servers();

create trigger tell_servers after insert or update or delete or truncate on public.news
for each statement execute function private.tell_servers();

create trigger tell_servers after insert or update or delete or truncate on public.careers
for each statement execute function private.tell_servers();

-- The sign-in form of a demonstration shows its public password until that is changed.
create trigger tell_servers after update of encrypted_password on auth.users
for each statement execute function private.tell_servers();
