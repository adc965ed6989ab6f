-- A link goes to the address that was invited, and a reply goes out once.

-- As before, and the address is plainly one: a mail program takes "a,b@c.example" for b@c.example, which would get the link.
create or replace function private.add_administrator(address text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if address is null or address !~ '^[^][\s@,;:<>()\\"[:cntrl:]]+@[^][\s@,;:<>()\\"[:cntrl:]]+$' or length(address) > 254 then
    raise exception 'This is not an e-mail address' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.administrators (email) values (lower(address)) on conflict do nothing;
  return found;
end
$$;

-- As before, but not while the mail server may still answer: a reply is unknown from the moment in which it is handed over,
-- and one that was sent again then went out twice. The server waits a quarter of a minute for the answer.
create or replace function public.send_reply_again(entry uuid) returns text
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
  if exists (
    select from private.enquiry_mails
    where entry_id = entry and sent_at is null and handed_over_at > now() - interval '1 minute'
  ) then
    raise exception 'The mail server has not answered yet. Please try again in a minute' using errcode = 'check_violation';
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
