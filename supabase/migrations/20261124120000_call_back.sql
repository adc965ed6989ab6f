-- Enquiries of people without e-mail, who ask to be called, and reference numbers.

-- Somebody who asks to be called has an address made of their number (domain/enquiries/callback.ts). Another address of
-- that domain is refused, so that each number has one address, and erasing it erases one person.
create or replace function private.receive_enquiry() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.name := btrim(coalesce(new.name, ''), E' \t\r\n');
  new.email := btrim(coalesce(new.email, ''), E' \t\r\n');
  new.message := btrim(coalesce(new.message, ''), E' \t\r\n');
  if new.name = '' then
    raise exception 'Name is required' using errcode = 'check_violation';
  elsif new.email = '' then
    raise exception 'Email is required' using errcode = 'check_violation';
  elsif new.message = '' then
    raise exception 'Message is required' using errcode = 'check_violation';
  elsif new.email !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' then
    raise exception 'Please enter a valid email address' using errcode = 'check_violation';
  elsif lower(new.email) like '%@callback.invalid' and new.email !~ '^phone-91[1-9][0-9]{9}@callback\.invalid$' then
    raise exception 'Please enter a valid email address' using errcode = 'check_violation';
  end if;

  if current_user in ('anon', 'authenticated') then
    if nullif(current_setting('app.submitted_id', true), '') is not null then
      raise exception 'One enquiry at a time' using errcode = '42501';
    end if;
    if new.status is distinct from 'new' then
      raise exception 'An enquiry begins as new' using errcode = '42501';
    end if;
    new.id := gen_random_uuid();
    new.created_at := now();
    perform set_config('app.submitted_id', new.id::text, true);
  end if;
  return new;
end
$$;

-- Nobody reads mail at such an address, so no receipt is noted for it.
create or replace function private.note_enquiry_mails() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  settings private.enquiry_mail_settings;
  address constant text := lower(new.email);
  given record;
begin
  if new.id::text is distinct from current_setting('app.submitted_id', true) then
    return null;
  end if;
  select * into settings from private.enquiry_mail_settings;
  if settings.notify then
    insert into private.enquiry_mails (enquiry_id, kind) values (new.id, 'notice');
  end if;
  if settings.receipt and length(address) <= 254 and address not like '%@callback.invalid' and address ~ '^[a-z0-9._+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$' then
    -- Two at the same moment take turns, so that the second sees the first.
    perform pg_advisory_xact_lock(hashtextextended('enquiry receipts', 0));
    select count(*) filter (where private.mailbox(earlier.email) = private.mailbox(address)) as to_mailbox,
      count(*) filter (
        where recent and split_part(private.mailbox(earlier.email), '@', 2) = split_part(private.mailbox(address), '@', 2)
      ) as to_domain,
      count(*) filter (where recent) as to_all
    into given
    from private.enquiry_mails as mail
    join public.contact_submissions as earlier on earlier.id = mail.enquiry_id
    cross join lateral (select mail.created_at > now() - interval '1 hour' as recent) as age
    where mail.kind = 'receipt' and mail.created_at > now() - interval '1 day';
    if given.to_mailbox = 0 and given.to_domain < 12 and given.to_all < 60 then
      insert into private.enquiry_mails (enquiry_id, kind) values (new.id, 'receipt');
    end if;
  end if;
  return null;
end
$$;

-- The condition of a list as SQL, without its status: as before, and an enquiry is also found by its reference number.
create or replace function private.list_condition(thing text, term text, inquiry text, since timestamptz, before timestamptz)
returns text
language plpgsql stable
set search_path = ''
as $$
declare
  words constant text := private.searched_words(thing);
  wanted constant text := btrim(term);
  literal constant text := regexp_replace(wanted, '([\\%_])', '\\\1', 'g');
  digits constant text := regexp_replace(wanted, '\D', '', 'g');
  by_words text;
begin
  by_words := case
    when coalesce(wanted, '') !~ '\S' then null
    when wanted ~ '^[A-Za-z0-9]{1,2}$' then
      -- The index knows two letters behind a sign, so the signs behind which words begin in texts and Markdown are listed.
      format('%s ~* %L and %1$s ilike any (%3$L)', words, '\m' || wanted, literal || '%' || (
        select array_agg('%' || sign || literal || '%') from unnest(string_to_array(E' \n\t.-@(/"'',:+*#[]{}<>&;!?=|~–—“”‘’•₹', null)) as sign
      ))
    when thing = 'contact_submissions' and wanted ~ '^[0-9 +()-]+$' and length(digits) >= 6 then
      format('(%s like %L or private.phone_digits(message) like %L)',
        words, '%' || literal || '%', '%' || right(digits, 10) || '%')
    -- `like` takes a quarter of the time, and is enough for a script without capital letters.
    else format('%s %s %L', words, case when lower(wanted) = upper(wanted) then 'like' else 'ilike' end,
      '%' || literal || '%')
  end;
  -- The reference number of an enquiry is the first part of its id.
  if thing = 'contact_submissions' and wanted ~* '^[0-9a-f]{8}$' then
    by_words := format('(%s or id between %L and %L)', by_words,
      wanted || '-0000-0000-0000-000000000000', wanted || '-ffff-ffff-ffff-ffffffffffff');
  end if;
  return concat_ws(' and ', 'true',
    case when inquiry is not null then format('inquiry = %L', inquiry) end,
    case when since is not null then format('created_at >= %L', since) end,
    case when before is not null then format('created_at < %L', before) end,
    by_words);
end
$$;
