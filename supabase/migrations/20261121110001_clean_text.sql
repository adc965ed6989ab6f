-- Control characters have no place in a title or a letter, and XML, which feeds are written in, forbids most of them. They
-- are taken out of whatever is stored; tab, line feed and carriage return stay. The other rules see the cleaned text:
-- triggers run in the order of their names, and checks after them.

create function private.clean_text() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  unwanted constant text := '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]';
  cleaned jsonb;
begin
  select jsonb_object_agg(field.key, regexp_replace(field.value, unwanted, '', 'g'))
  into cleaned
  from jsonb_each_text(to_jsonb(new)) as field
  where field.value ~ unwanted;
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
