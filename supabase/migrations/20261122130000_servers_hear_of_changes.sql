-- Every server that shares this database keeps answers in memory. A change tells all of them, once it is committed,
-- from which table their answers are to be forgotten, and the name of the connection that made it, by which a server
-- knows its own. A statement that changed no row tells nobody. On a Supabase project nobody listens, and it costs nothing.
create function private.tell_servers() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Whoever may change nothing still makes statements that change no row.
  if tg_level = 'STATEMENT' and tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  perform pg_notify('site_changed', tg_table_name || ' ' || current_setting('application_name'));
  return null;
end
$$;
comment on function private.tell_servers() is
  'Names the changed table, and who changed it, on the channel site_changed. Belongs on every table whose rows anyone may read; for a whole statement its rows are called `changed`.';
revoke all on function private.tell_servers() from public;

-- One for each kind of change: a trigger that sees its rows may have no other.
do $$
declare
  publication text;
begin
  foreach publication in array array['blogs', 'news', 'careers'] loop
    execute format($sql$
      create trigger tell_servers_inserted after insert on public.%1$I referencing new table as changed
      for each statement execute function private.tell_servers();
      create trigger tell_servers_updated after update on public.%1$I referencing new table as changed
      for each statement execute function private.tell_servers();
      create trigger tell_servers_deleted after delete on public.%1$I referencing old table as changed
      for each statement execute function private.tell_servers();
      create trigger tell_servers_emptied after truncate on public.%1$I
      for each statement execute function private.tell_servers();
    $sql$, publication);
  end loop;
end
$$;

-- The sign-in form of a demonstration shows its public password until that is changed.
create trigger tell_servers after update of encrypted_password on auth.users
for each row when (new.encrypted_password is distinct from old.encrypted_password)
execute function private.tell_servers();
