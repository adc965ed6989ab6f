-- As before, and a name or a message that shows nothing is none: letters of no width, fillers, and marks without a letter.
-- `domain/blank.ts` refuses it in the form; here the marks are those of Latin, Devanagari to Malayalam, Arabic and Meetei.
create or replace function private.receive_enquiry() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  nothing_to_see constant text := '^['
    || '\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f'
    || '\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed'
    || '\u0900-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957'
    || '\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09cd\u09d7\u09e2-\u09e3\u09fe-\u0a03\u0a3c-\u0a51'
    || '\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0acd\u0ae2-\u0ae3\u0afa-\u0b03\u0b3c\u0b3e-\u0b57'
    || '\u0b62-\u0b63\u0b82\u0bbe-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c56\u0c62-\u0c63\u0c81-\u0c83'
    || '\u0cbc\u0cbe-\u0cd6\u0ce2-\u0ce3\u0cf3-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d4d\u0d57\u0d62-\u0d63'
    || '\u115f-\u1160\u1ab0-\u1aeb\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff'
    || '\u2000-\u200f\u2028-\u202f\u205f-\u206f\u20d0-\u20f0\u2800\u3000\u3164\ua8e0-\ua8f1\ua8ff'
    || '\uabe3-\uabea\uabec-\uabed'
    || '\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff'
    || ']*$';
begin
  new.name := btrim(coalesce(new.name, ''), E' \t\r\n');
  new.email := btrim(coalesce(new.email, ''), E' \t\r\n');
  new.message := btrim(coalesce(new.message, ''), E' \t\r\n');
  if new.name ~ nothing_to_see then
    raise exception 'Name is required' using errcode = 'check_violation';
  elsif new.email = '' then
    raise exception 'Email is required' using errcode = 'check_violation';
  elsif new.message ~ nothing_to_see then
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
