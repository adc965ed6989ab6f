-- Control characters have no place in a title or a letter, and XML, which feeds are written in, forbids most of them. They
-- are taken out of whatever is stored; tab, line feed and carriage return stay. The other rules see the cleaned text:
-- triggers run in the order of their names, and checks after them.

create function private.cleaned(text text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(text, '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]', '', 'g')
$$;
revoke all on function private.cleaned(text) from public;

create function private.clean_text() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cleaned jsonb;
begin
  select jsonb_object_agg(field.key, private.cleaned(field.value))
  into cleaned
  from jsonb_each_text(to_jsonb(new)) as field
  where field.value is distinct from private.cleaned(field.value);
  if cleaned is not null then
    new := jsonb_populate_record(new, cleaned);
  end if;
  return new;
end
$$;

create trigger clean_text before insert or update on public.blogs
for each row execute function private.clean_text();
create trigger clean_text before insert or update on public.news
for each row execute function private.clean_text();
create trigger clean_text before insert or update on public.careers
for each row execute function private.clean_text();
create trigger clean_text before insert or update on public.contact_submissions
for each row execute function private.clean_text();

-- An enquiry that is sent again was stored cleaned.
create or replace function public.repeated_enquiry(submission_id uuid, name text, email text, message text)
returns setof public.contact_submissions
language sql stable security definer
set search_path = ''
as $$
  select stored.*
  from public.contact_submissions as stored
  where stored.submission_id = repeated_enquiry.submission_id
    and stored.name = btrim(private.cleaned(repeated_enquiry.name), E' \t\r\n')
    and stored.email = btrim(private.cleaned(repeated_enquiry.email), E' \t\r\n')
    and stored.message = btrim(private.cleaned(repeated_enquiry.message), E' \t\r\n')
$$;
