-- On a Supabase project a stranger may sign up with the address of an administrator who has no account yet, and a later
-- sign-up keeps that password: it would open the account once its owner confirms the address. So a link takes away what was
-- set before.
create or replace function private.begin_link(address text) returns text
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
  update auth.users set encrypted_password = '', raw_user_meta_data = '{"choose_password": true}'
  where lower(email) = address and email_confirmed_at is null and coalesce(encrypted_password, '') <> '';
  perform private.note_change('link_made', 'administrators', null,
    jsonb_build_object('email', address, 'purpose', purpose));
  return purpose;
end
$$;

-- A removed administrator gets no mail of this morning any more: it names people who have enquired.
create or replace function private.remove_administrator(address text) returns void
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
  update public.contact_submissions set assigned_to = null
    where assigned_to in (select id from auth.users where lower(email) = address);
  perform private.end_sessions(address);
  delete from private.enquiry_mails
  where kind = 'morning' and handed_over_at is null
    and account_id in (select id from auth.users where lower(email) = address);
  -- A Supabase project has no such table.
  if to_regclass('private.mailed_links') is not null then
    execute 'delete from private.mailed_links where email = $1' using address;
  end if;
end
$$;
