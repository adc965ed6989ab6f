-- As before, and a reply that the mail server has got within the last minute is not sent again: it is unknown only until the
-- answer, for which the server waits 15 seconds.
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
  elsif exists (
    select from private.enquiry_mails as mail
    where mail.entry_id = entry and mail.sent_at is null and mail.handed_over_at > now() - interval '1 minute'
  ) then
    raise exception 'The mail server has not answered yet; wait a minute' using errcode = 'check_violation';
  end if;
  -- The mail before its entry, as its delivery locks them.
  perform from private.enquiry_mails as mail where mail.entry_id = entry for update;
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
