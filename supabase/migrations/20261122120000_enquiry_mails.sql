-- Being told of an enquiry. What is to be mailed is noted in the transaction that stores the enquiry, so that there is
-- never one without the other; the server sends it afterwards (server/backend/enquiry-mails/). The note holds no word and no
-- address: it points to the enquiry, and goes with it.

-- What is to be mailed at all, as the server's settings say it. One row.
create table private.enquiry_mail_settings (
  one boolean primary key default true check (one),
  notify boolean not null default false,
  receipt boolean not null default false
);
insert into private.enquiry_mail_settings default values;
alter table private.enquiry_mail_settings enable row level security;
revoke all on private.enquiry_mail_settings from public, anon, authenticated;

create table private.enquiry_mails (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  kind text not null check (kind in ('notice', 'receipt')),
  created_at timestamptz not null default now(),
  -- Each claim counts one more. Only the latest claimant may hand the mail over.
  claims integer not null default 0,
  due_at timestamptz not null default now(),
  handed_over_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  unique (enquiry_id, kind)
);
comment on column private.enquiry_mails.handed_over_at is
  'When the mail server had everything but the end of the message. From here on it may have the whole, so it is not sent again.';
create index enquiry_mails_due on private.enquiry_mails (due_at)
where handed_over_at is null and given_up_at is null;
create index enquiry_mails_receipts on private.enquiry_mails (created_at) where kind = 'receipt';
alter table private.enquiry_mails enable row level security;
revoke all on private.enquiry_mails from public, anon, authenticated;

-- Into which mailbox an address leads: what stands between a plus and the @ leads nowhere else, nor do the dots of a Gmail
-- address, which has two domains.
create function private.mailbox(address text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when bare ~ '@(gmail|googlemail)\.com$' then replace(split_part(bare, '@', 1), '.', '') || '@gmail.com'
    else bare
  end
  from regexp_replace(lower(address), '\+[^@]*@', '@') as bare
$$;
revoke all on function private.mailbox(text) from public;

-- Only for an enquiry that a visitor sends: what is restored, or put in by SQL, tells nobody anything new.
--
-- A receipt goes to an address that somebody typed, who need not be its owner. Hence: one a day for each mailbox, twelve
-- an hour for each domain, so that nobody uses up the sixty an hour for all, and only to what is plainly one address.
create function private.note_enquiry_mails() returns trigger
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
  if settings.receipt and length(address) <= 254 and address ~ '^[a-z0-9._+-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$' then
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
revoke all on function private.note_enquiry_mails() from public;

create trigger note_mails after insert on public.contact_submissions
for each row execute function private.note_enquiry_mails();
