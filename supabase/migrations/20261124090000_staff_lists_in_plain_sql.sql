-- The lists of the admin area, searched by `ilike` and trigram indexes, for 100,000 enquiries at 300 ms (decision 19).

drop function
  public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer),
  public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid),
  private.enquiries_of_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid),
  private.look_for(text, text, text),
  private.list_filters(text, timestamptz, timestamptz),
  private.list_rows(text, text, text, integer, integer),
  private.list_rows_on_the_way(text, text, text, integer, integer),
  private.list_rows_nearby(text, text, text, integer, integer),
  private.list_rows_by_words(text, text, text, integer, integer),
  private.list_places(text, text, integer),
  private.places_on_the_way(text, text, integer),
  private.places_by_words(text, text, integer),
  private.phone_digits();
drop index if exists public.contact_submissions_words, public.contact_submissions_phones;
drop index public.contact_submissions_inquiry, public.contact_submissions_status;

-- What stands behind a label at the head of an enquiry's message ("Phone: …"): the one reader of messages in the database.
-- domain/enquiries/message-parts.ts takes a message apart for screens and for the file, which show all its parts. A
-- generated column and an index run the functions as the role that inserts, so every such role may execute them.
create function private.message_part(message text, label text) returns text
language sql immutable
return substring(split_part(message, E'\n\nMessage: ', 1) from '(?n)^' || label || ': (.*)$');
-- The digits of the phone number in a message.
create function private.phone_digits(message text) returns text
language sql immutable
return regexp_replace(private.message_part(message, 'Phone'), '\D', '', 'g');
revoke all on function private.message_part(text, text), private.phone_digits(text) from public;
grant execute on function private.message_part(text, text), private.phone_digits(text) to anon, authenticated, service_role;

alter table public.contact_submissions drop column inquiry;
alter table public.contact_submissions
  add column inquiry text generated always as (
    substring(private.message_part(message, 'Inquiry Type') from '^(?:general|custom-drone|training|support|partnership)$')
  ) stored check (inquiry in ('general', 'custom-drone', 'training', 'support', 'partnership'));

-- One index for words and phone numbers.
do $$
declare
  trgm regnamespace := (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm');
begin
  if trgm is not null then
    execute format('create index contact_submissions_words on public.contact_submissions
      using gin (%1$s %2$s.gin_trgm_ops, private.phone_digits(message) %2$s.gin_trgm_ops)',
      private.searched_words('contact_submissions'), trgm);
  end if;
end
$$;

-- The condition of a list as SQL, without its status.
--
-- A term is found anywhere in the words of a row, in any case; one of one or two letters only where a word begins, since
-- "om" stands within every address that ends in ".com". A term of six digits or more, among nothing but blanks and the
-- signs of phone numbers, also finds phone numbers that hold its last ten digits.
create function private.list_condition(thing text, term text, inquiry text, since timestamptz, before timestamptz)
returns text
language plpgsql stable
set search_path = ''
as $$
declare
  words constant text := private.searched_words(thing);
  wanted constant text := btrim(term);
  literal constant text := regexp_replace(wanted, '([\\%_])', '\\\1', 'g');
  digits constant text := regexp_replace(wanted, '\D', '', 'g');
begin
  return concat_ws(' and ', 'true',
    case when inquiry is not null then format('inquiry = %L', inquiry) end,
    case when since is not null then format('created_at >= %L', since) end,
    case when before is not null then format('created_at < %L', before) end,
    case
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
    end);
end
$$;

-- Part of a list in its order, without long texts.
create function private.list_rows(thing text, condition text, ordering text, skip integer, take integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  rows jsonb;
begin
  execute format(
    $sql$select coalesce(jsonb_agg(to_jsonb(found) - array['content', 'description', 'requirements']), '[]')
         from (select * from public.%I where %s order by %s offset %s limit %s) as found$sql$,
    thing, condition, ordering, greatest(skip, 0), least(take, 1000)) into rows;
  return rows;
end
$$;
revoke all on function
  private.list_condition(text, text, text, timestamptz, timestamptz),
  private.list_rows(text, text, text, integer, integer)
from public;

-- One look at a list: how many rows there are of each status and in all, exact up to 1,000 (1,001 says "more"), and, where
-- rows are asked for, a part of them. It asks who is asking and then reads as the tables' owner: under row-level security
-- no search uses an index.
create function public.staff_list(
  thing text,
  term text default null,
  status text default null,
  inquiry text default null,
  since timestamptz default null,
  before timestamptz default null,
  sort text default 'newest',
  skip integer default 0,
  take integer default 0
) returns jsonb
language plpgsql stable security definer
set search_path = ''
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  statuses text[] := case thing
    when 'contact_submissions' then array['new', 'replied'] else array['draft', 'published', 'archived'] end;
  ordering constant text := case sort
    when 'newest' then 'created_at desc, id desc'
    when 'oldest' then 'created_at, id'
    when 'name' then case thing when 'contact_submissions' then 'name, id' else 'title, id' end
    when 'changed' then case when thing <> 'contact_submissions' then 'updated_at desc, id desc' end
  end;
  condition text;
  found uuid[];
  each text;
  counted integer;
  counts jsonb := '{}';
  total integer := 0;
begin
  perform private.require_administrator();
  if private.searched_words(thing) is null or ordering is null or (inquiry is not null and thing <> 'contact_submissions')
  then
    raise exception 'There is no such list' using errcode = 'invalid_parameter_value';
  end if;
  condition := private.list_condition(thing, term, inquiry, since, before);

  if term ~ '\S' then
    execute format('select array_agg(id) from (select id from public.%I where %s limit 1001) as found', thing, condition)
      into found;
    if coalesce(cardinality(found), 0) <= 1000 then
      -- Few rows are counted and sorted by their ids.
      condition := format('id = any (%L)', coalesce(found, '{}'));
    elsif status is null then
      statuses := '{}';
      total := 1001;
    else
      statuses := array[status];
    end if;
  end if;
  foreach each in array statuses loop
    execute format('select count(*) from (select from public.%I where %s and status = %L limit 1001) as found',
      thing, condition, each) into counted;
    counts := counts || jsonb_build_object(each, counted);
    if status is null or status = each then
      total := least(total + counted, 1001);
    end if;
  end loop;
  if status is not null then
    condition := condition || format(' and status = %L', status);
  end if;
  return jsonb_build_object('total', total, 'counts', counts,
    'rows', case when take > 0 then private.list_rows(thing, condition, ordering, skip, take) else '[]' end);
end
$$;

-- A thousand enquiries for the file, newest first: those after a certain one, or the first. The first call is noted in the
-- log with the number of its rows, without the searched words, which may be a person's.
create function public.enquiries_for_file(
  term text default null,
  status text default null,
  inquiry text default null,
  since timestamptz default null,
  before timestamptz default null,
  after_created timestamptz default null,
  after_id uuid default null
) returns jsonb
language plpgsql security definer
set search_path = ''
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  rows jsonb;
begin
  perform private.require_administrator();
  rows := private.list_rows('contact_submissions', concat_ws(' and ',
    private.list_condition('contact_submissions', term, inquiry, since, before),
    case when status is not null then format('status = %L', status) end,
    case when after_id is not null then format('(created_at, id) < (%L, %L)', after_created, after_id) end
  ), 'created_at desc, id desc', 0, 1000);
  if after_id is null then
    perform private.note_act('exported', 'contact_submissions', null, jsonb_strip_nulls(jsonb_build_object(
      'status', status, 'inquiry', inquiry, 'since', since, 'before', before, 'searched', nullif(term ~ '\S', false),
      'rows_of_first_page', jsonb_array_length(rows))));
  end if;
  return rows;
end
$$;

revoke all on function
  public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer),
  public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid)
from public;
grant execute on function
  public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer),
  public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid)
to authenticated;
