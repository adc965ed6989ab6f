-- The language that an enquiry arrives with. Staff can correct it; its sender sees this one.
create function private.language_on_arrival(message text, came_from text) returns text
language sql immutable
set search_path = ''
as $$
  select case when came_from ~ '^/hi(/|$)' and written is distinct from 'other' then 'hi' else written end
  from private.language_of(message) as written
$$;
revoke all on function private.language_on_arrival(text, text) from public;

create or replace function private.find_language() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.language := coalesce(new.language, private.language_on_arrival(new.message, new.came_from));
  return new;
end
$$;

-- As before, and a repeat is answered with the language on arrival.
do $$
declare
  definition text := pg_get_functiondef('public.submit_enquiry(text, text, text, text, uuid, text, text, text, boolean)'::regprocedure);
  part constant text := 'return json_build_object(''repeated'', true';
begin
  if position(part in definition) = 0 then
    raise exception 'submit_enquiry has no %', part;
  end if;
  execute replace(definition, part,
    'stored.language := private.language_on_arrival(stored.message, stored.came_from);' || E'\n    ' || part);
end
$$;
