-- As before, and a subdomain or a dot behind the domain no longer passes for an e-mail address: a mail program would read
-- "x@callback.invalid." as an address of the domain that stands for numbers.
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
  elsif lower(new.email) ~ '[@.]callback\.invalid\.*$' and new.email !~ '^phone-91[1-9][0-9]{9}@callback\.invalid$' then
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
