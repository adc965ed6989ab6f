-- The language and the batch of an enquiry as columns; lists are filtered by them, by page and by campaign.

-- In which language a message is written, by its letters: a quarter of Devanagari makes it Hindi, since names of things are
-- written in Latin letters within it. Null without letters.
create function private.language_of(message text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when hindi + latin + other = 0 then null
    when hindi * 4 >= hindi + latin + other then 'hi'
    when latin >= other then 'en'
    else 'other'
  end
  from (select coalesce(nullif(split_part(message, E'\n\nMessage: ', 2), ''), message) as words) as said,
    lateral (select
      length(regexp_replace(words, '[^\u0900-\u097f]', '', 'g')) as hindi,
      length(regexp_replace(words, '[^A-Za-z\u00c0-\u024f]', '', 'g')) as latin,
      length(regexp_replace(words, '[^\u0370-\u08ff\u0980-\u1fff\u3040-\ud7ff]', '', 'g')) as other) as letters
$$;
revoke all on function private.language_of(text) from public;

alter table public.contact_submissions
  add column language text check (language in ('hi', 'en', 'other')),
  -- The form names a batch in the line "About" ("… course, batch of 4 January to 29 January 2027").
  add column batch text generated always as (
    left(substring(private.message_part(message, 'About') from '^.*, batch of .*$'), 200)
  ) stored check (length(batch) <= 200);
comment on column public.contact_submissions.language is 'Found from the letters of the message; staff can correct it.';
grant update (language) on public.contact_submissions to authenticated;

create function private.find_language() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.language := coalesce(new.language, private.language_of(new.message));
  return new;
end
$$;
revoke all on function private.find_language() from public;
create trigger find_language before insert on public.contact_submissions
for each row execute function private.find_language();
update public.contact_submissions set language = private.language_of(message);

-- The part of a list that has these values.
create function private.origin_condition(thing text, language text, batch text, page text, campaign text) returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    case when language is not null then format('language = %L', language) end,
    case when batch is not null then format('batch = %L', batch) end,
    case when page is not null then format('came_from = %L', page) end,
    case when campaign is not null then format('campaign = %L', campaign) end)
$$;
revoke all on function private.origin_condition(text, text, text, text, text) from public;

-- As before, with these filters.
do $$
declare
  list text := pg_get_functiondef((
    select oid from pg_proc where proname = 'staff_list' and pronamespace = 'public'::regnamespace)::regprocedure);
  file text := pg_get_functiondef((
    select oid from pg_proc where proname = 'enquiries_for_file' and pronamespace = 'public'::regnamespace)::regprocedure);
  part text[];
begin
  foreach part slice 1 in array array[
    ['desk text DEFAULT NULL::text)', 'desk text DEFAULT NULL::text, language text DEFAULT NULL::text, batch text DEFAULT NULL::text, page text DEFAULT NULL::text, campaign text DEFAULT NULL::text)'],
    ['private.desk_condition(thing, desk);', 'private.desk_condition(thing, desk)
    || '' and '' || private.origin_condition(thing, language, batch, page, campaign);'],
    ['(inquiry is not null or desk is not null)', '(coalesce(inquiry, desk, language, batch, page, campaign) is not null)']
  ] loop
    if position(part[1] in list) = 0 then
      raise exception 'staff_list has no %', part[1];
    end if;
    list := replace(list, part[1], part[2]);
  end loop;
  foreach part slice 1 in array array[
    ['desk text DEFAULT NULL::text)', 'desk text DEFAULT NULL::text, language text DEFAULT NULL::text, batch text DEFAULT NULL::text, page text DEFAULT NULL::text, campaign text DEFAULT NULL::text)'],
    ['private.desk_condition(''contact_submissions'', desk),', 'private.desk_condition(''contact_submissions'', desk),
    private.origin_condition(''contact_submissions'', language, batch, page, campaign),'],
    ['''desk'', desk,', '''desk'', desk, ''language'', language, ''batch'', batch, ''page'', page, ''campaign'', campaign,'],
    ['''content'', entry.content)', '''content'', entry.content, ''kind'', entry.kind, ''outcome'', entry.outcome,
        ''subject'', entry.subject, ''delivery'', entry.delivery)'],
    ['''entries'', (', '''owner'', (
      select coalesce(nullif(btrim(account.raw_user_meta_data ->> ''full_name''), ''''), account.email)
      from auth.users as account where account.id = (each ->> ''assigned_to'')::uuid
    ), ''entries'', (']
  ] loop
    if position(part[1] in file) = 0 then
      raise exception 'enquiries_for_file has no %', part[1];
    end if;
    file := replace(file, part[1], part[2]);
  end loop;
  drop function public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer, text);
  drop function public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid, text);
  execute list;
  execute file;
end
$$;
revoke all on function
  public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer, text, text, text, text, text),
  public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid, text, text, text, text, text)
from public;
grant execute on function
  public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer, text, text, text, text, text),
  public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid, text, text, text, text, text)
to authenticated;

-- Batches, pages and campaigns that enquiries have, the most frequent first, to choose from.
create function public.enquiry_origin_values() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  return (
    select coalesce(jsonb_object_agg(part, chosen), '{}') from (
      select part, jsonb_agg(value order by place) as chosen from (
        select part, value, row_number() over (partition by part order by count(*) desc, value) as place
        from public.contact_submissions as enquiry,
          lateral (values ('batch', batch), ('page', came_from), ('campaign', campaign)) as origin (part, value)
        where not is_spam and value is not null
        group by part, value
      ) as counted
      where place <= 100
      group by part
    ) as parts
  );
end
$$;
revoke all on function public.enquiry_origin_values() from public;
grant execute on function public.enquiry_origin_values() to authenticated;

-- Erasing a person takes the address out of longer entries, their subjects and saved pieces too.
do $$
declare
  definition text := pg_get_functiondef('public.erase_person(text, boolean)'::regprocedure);
  part text[];
begin
  foreach part slice 1 in array array[
    ['where content ilike any (spellings) and content ~ named and enquiry_id <> all (own);',
      'where concat_ws('' '', subject, content) ilike any (spellings) and concat_ws('' '', subject, content) ~ named
    and enquiry_id <> all (own);
  notes := notes + (
    select count(*) from public.saved_pieces
    where (title || '' '' || content) ilike any (spellings) and (title || '' '' || content) ~ named
  );'],
    ['set content = left(regexp_replace(content, named, ''[erased]'', ''g''), 4000)',
      'set content = left(regexp_replace(content, named, ''[erased]'', ''g''), 20000),
      subject = left(regexp_replace(subject, named, ''[erased]'', ''g''), 200)'],
    ['where content ilike any (spellings) and content ~ named;',
      'where concat_ws('' '', subject, content) ilike any (spellings) and concat_ws('' '', subject, content) ~ named;
    update public.saved_pieces
    set title = left(regexp_replace(title, named, ''[erased]'', ''g''), 80),
      content = left(regexp_replace(content, named, ''[erased]'', ''g''), 4000)
    where (title || '' '' || content) ilike any (spellings) and (title || '' '' || content) ~ named;']
  ] loop
    if position(part[1] in definition) = 0 then
      raise exception 'erase_person has no %', part[1];
    end if;
    definition := replace(definition, part[1], part[2]);
  end loop;
  execute definition;
end
$$;
