-- Lists of the admin area that stay quick: an index for each order and filter, and a search that may use one.

-- The word index needs pg_trgm, which is part of PostgreSQL and of every Supabase project. A server without it is
-- searched row by row.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create schema if not exists extensions;
    create extension if not exists pg_trgm with schema extensions;
  end if;
end
$$;

-- The words of a row in which a search looks, as an expression; the same for the index and for the search.
create function private.searched_words(thing text) returns text
language sql immutable
set search_path = ''
as $$
  select case thing
    when 'contact_submissions' then $words$(name || ' ' || email || ' ' || message)$words$
    when 'blogs' then $words$(title || ' ' || coalesce(excerpt, '') || ' ' || content)$words$
    when 'news' then $words$(title || ' ' || coalesce(excerpt, '') || ' ' || content)$words$
    when 'careers' then
      $words$(title || ' ' || coalesce(department, '') || ' ' || coalesce(location, '') || ' ' || description)$words$
  end
$$;
revoke all on function private.searched_words(text) from public;

-- The digits of the phone number that the form writes into an enquiry's message, as an expression in the same way.
create function private.phone_digits() returns text
language sql immutable
set search_path = ''
as $$
  select $digits$regexp_replace(substring(message from '(?n)^Phone: (.*)$'), '\D', '', 'g')$digits$
$$;
revoke all on function private.phone_digits() from public;

do $$
declare
  thing text;
  trgm regnamespace := (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm');
begin
  foreach thing in array array['contact_submissions', 'blogs', 'news', 'careers'] loop
    execute format('create index %1$s_status on public.%1$I (status, created_at desc, id desc)', thing);
    execute format('create index %1$s_named on public.%1$I (%2$I, id)', thing,
      case thing when 'contact_submissions' then 'name' else 'title' end);
    if thing <> 'contact_submissions' then
      execute format('create index %1$s_changed on public.%1$I (updated_at desc, id desc)', thing);
    end if;
    if trgm is not null then
      -- Without a list of entries still to be sorted in, which each search would read through.
      execute format('create index %1$s_words on public.%1$I using gin (%2$s %3$s.gin_trgm_ops) with (fastupdate = off)',
        thing, private.searched_words(thing), trgm);
    end if;
  end loop;
  if trgm is not null then
    execute format('create index contact_submissions_phones on public.contact_submissions
      using gin ((%s) %s.gin_trgm_ops) with (fastupdate = off)', private.phone_digits(), trgm);
  end if;
end
$$;
create index contact_submissions_inquiry on public.contact_submissions (inquiry, created_at desc, id desc);


-- What follows serves the two procedures at the end, which ask first who is asking and then read as the tables' owner: a
-- policy may not be preceded by a comparison that could tell of the rows it hides, so under row-level security no search
-- ever uses an index. Conditions and orders are texts of SQL, made here alone.

-- Refuses everybody but administrators.
create function private.require_administrator() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not coalesce(public.is_secure_admin((select auth.uid())), false) then
    raise exception 'Only administrators read these lists' using errcode = '42501';
  end if;
end
$$;

-- The filters of a list, apart from its status and what is searched in it.
create function private.list_filters(inquiry text, since timestamptz, before timestamptz) returns text
language sql stable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    case when inquiry is not null then format('inquiry = %L', inquiry) end,
    case when since is not null then format('created_at >= %L', since) end,
    case when before is not null then format('created_at < %L', before) end)
$$;

-- A part of a list, in its order. Long texts are left out. Its source is a table, or a query in brackets.
create function private.list_rows(source text, condition text, ordering text, skip integer, take integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  rows jsonb;
begin
  execute format(
    $sql$select coalesce(jsonb_agg(to_jsonb(found) - array['content', 'description', 'requirements']), '[]')
         from (select * from %s as source where %s order by %s offset %s limit %s) as found$sql$,
    source, condition, ordering, greatest(skip, 0), least(take, 1000)) into rows;
  return rows;
end
$$;

-- The same where many rows meet the condition: going through the list, one soon has the part.
create function private.list_rows_on_the_way(thing text, condition text, ordering text, skip integer, take integer) returns jsonb
language plpgsql stable
set search_path = ''
set enable_bitmapscan = off
set enable_seqscan = off
set enable_sort = off
as $$
begin
  return private.list_rows(format('public.%I', thing), condition, ordering, skip, take);
end
$$;

-- The same from the first 20,000 rows in that order alone.
create function private.list_rows_nearby(thing text, condition text, ordering text, skip integer, take integer) returns jsonb
language plpgsql stable
set search_path = ''
set enable_bitmapscan = off
set enable_seqscan = off
set enable_sort = off
as $$
begin
  return private.list_rows(
    format('(select * from public.%I order by %s limit 20000)', thing, ordering), condition, ordering, skip, take);
end
$$;

-- The same, collected by the word index and then put into order.
create function private.list_rows_by_words(thing text, condition text, ordering text, skip integer, take integer) returns jsonb
language plpgsql stable
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
begin
  return private.list_rows(format('public.%I', thing), condition, ordering, skip, take);
end
$$;

-- Which rows meet a condition, as many as `most`: where they stand, which is the quickest way back to them and holds for
-- as long as one statement sees the same rows.
create function private.list_places(thing text, condition text, most integer) returns tid[]
language plpgsql stable
set search_path = ''
as $$
declare
  places tid[];
begin
  execute format('select array_agg(ctid) from (select ctid from public.%I where %s limit %s) as found',
    thing, condition, most) into places;
  return coalesce(places, '{}');
end
$$;

-- The same, found by going through the list.
create function private.places_on_the_way(thing text, condition text, most integer) returns tid[]
language plpgsql stable
set search_path = ''
set enable_bitmapscan = off
as $$
begin
  return private.list_places(thing, condition, most);
end
$$;

-- The same, found by the word index.
create function private.places_by_words(thing text, condition text, most integer) returns tid[]
language plpgsql stable
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
begin
  return private.list_places(thing, condition, most);
end
$$;

-- How a term is best looked for in a list; left to itself PostgreSQL chooses badly. The newest rows tell how many hold it:
-- five hundred enquiries, or fifty posts, which are many times as long. One that a twentieth of the enquiries or half of
-- the posts hold ('many') is met everywhere on the way through the list, while the index would name half the table. Any
-- other is collected by the index; when that names all its rows ('few'), the condition becomes their places, and everything
-- about them is exact. What lies between ('some') is counted by the index and met on the way.
--
-- In another order than the newest first a term may stand at the far end, as a name does among names. Where the index knows
-- it, and less than one row in three holds it, `by_words` says that what is not near is better collected than walked to.
--
-- A comparison that tells small letters from capitals takes a quarter of the time of one that does not. The newest rows
-- also tell how the term is spelt, and `spelt` asks for those spellings alone: rows that it finds do hold the term, so that
-- a thousand of them are proof enough of "more than a thousand". Where that cannot be told it asks as the condition does.
--
-- The index knows three letters or digits in a row, and two where a word begins or ends. So one letter or two are looked
-- for where words begin, which is also what is meant: "om" within a word stands in every address that ends in ".com". A
-- term that the index does not know ("R K", or in another script, where the database's locale knows ASCII alone) is
-- collected on the way through the whole list.
--
-- A term of six digits or more, among nothing but blanks and the signs of phone numbers, finds those numbers too. One is
-- written in many ways: digits alone are compared, and of the term's the last ten, before which stands the country.
create function private.look_for(thing text, term text, filters text, out condition text, out how text,
  out spelt text, out by_words boolean)
language plpgsql stable
set search_path = ''
as $$
declare
  words constant text := private.searched_words(thing);
  wanted constant text := btrim(term);
  indexed constant boolean := to_regclass(format('public.%I', thing || '_words')) is not null;
  newest constant integer := case thing when 'contact_submissions' then 500 else 50 end;
  often constant integer := case thing when 'contact_submissions' then newest / 20 else newest / 2 end;
  digits constant text := regexp_replace(term, '\D', '', 'g');
  is_short constant boolean := wanted ~ '^[A-Za-z0-9]{1,2}$';
  is_phone constant boolean := thing = 'contact_submissions' and wanted ~ '^[0-9 +()-]+$' and length(digits) >= 6;
  held integer;
  spellings text[];
  most integer := 1000;
  places tid[];
begin
  if is_short then
    -- The second comparison says the same of words after the usual signs, and an index knows it.
    condition := format('%s and regexp_like(%s, %L, ''i'') and %2$s ilike any (%4$L)', filters, words, '\m' || wanted,
      array(select before || wanted || '%' from unnest(array['', '% ', E'%\n', E'%\t', '%.', '%-', '%@', '%(', '%/', '%"', '%''', '%,', '%:', '%+']) as before));
  else
    -- Where there are no small and capital letters, the texts need not be brought to one of them.
    condition := format('%s %s %L', words, case when lower(wanted) = upper(wanted) then 'like' else 'ilike' end,
      '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%');
    if is_phone then
      condition := format('(%s or %s like %L)', condition, private.phone_digits(), '%' || right(digits, 10) || '%');
    end if;
    condition := format('%s and %s', filters, condition);
  end if;

  by_words := indexed and (is_short
    or wanted ~ '[A-Za-z0-9]{3}|[[:space:][:punct:]][A-Za-z0-9]{2}|[A-Za-z0-9]{2}[[:space:][:punct:]]');
  if not by_words then
    places := private.places_on_the_way(thing, condition, most + 1);
  else
    execute format(
      'select coalesce(sum(rows), 0), (array_agg(spelling order by rows desc) filter (where lower(spelling) = lower(%2$L)))[:3]
       from (select substring(%1$s from strpos(lower(%1$s), lower(%2$L)) for length(%2$L)) as spelling, count(*) as rows
         from (select * from public.%3$I where %4$s order by created_at desc, id desc limit %5$s) as newest
         where %6$s group by spelling) as found',
      words, wanted, thing, filters, newest, condition) into held, spellings;
    by_words := held * 3 < newest;
    if held < often then
      -- On the way to a page of a term that less than one row in two hundred holds lie more rows than these.
      if held * 200 < newest then
        most := 4000;
      end if;
      places := private.places_by_words(thing, condition, most + 1);
      how := 'some';
    end if;
  end if;
  if cardinality(places) <= most then
    condition := format('ctid = any (%L::tid[])', places);
    how := 'few';
  end if;
  how := coalesce(how, 'many');
  spelt := condition;
  if how = 'many' and not is_short and not is_phone and spellings is not null then
    spelt := format('%s and %s like any (%L)', filters, words,
      array(select '%' || regexp_replace(spelling, '([\\%_])', '\\\1', 'g') || '%' from unnest(spellings) as spelling));
  end if;
end
$$;

revoke all on function
  private.require_administrator(),
  private.list_filters(text, timestamptz, timestamptz),
  private.list_rows(text, text, text, integer, integer),
  private.list_rows_on_the_way(text, text, text, integer, integer),
  private.list_rows_nearby(text, text, text, integer, integer),
  private.list_rows_by_words(text, text, text, integer, integer),
  private.list_places(text, text, integer),
  private.places_on_the_way(text, text, integer),
  private.places_by_words(text, text, integer),
  private.look_for(text, text, text)
from public;

-- One look at a list: how many rows there are of each status and in all, exact up to 1,000 (1,001 says "more"), and, where
-- rows are asked for, a part of them. What is searched and found too often is not counted by status.
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
  statuses constant text[] := case thing
    when 'contact_submissions' then array['new', 'replied'] else array['draft', 'published', 'archived'] end;
  ordering constant text := case sort
    when 'newest' then 'created_at desc, id desc'
    when 'oldest' then 'created_at, id'
    when 'name' then case thing when 'contact_submissions' then 'name, id' else 'title, id' end
    when 'changed' then case when thing <> 'contact_submissions' then 'updated_at desc, id desc' end
  end;
  condition text := private.list_filters(inquiry, since, before);
  how text := 'everything';
  spelt text;
  by_words boolean;
  of_status text := '';
  counted integer;
  counts jsonb := '{}';
  total integer := 0;
  rows jsonb := '[]';
begin
  perform private.require_administrator();
  if private.searched_words(thing) is null or ordering is null or (inquiry is not null and thing <> 'contact_submissions')
  then
    raise exception 'There is no such list' using errcode = 'invalid_parameter_value';
  end if;
  if term ~ '\S' then
    select looked.condition, looked.how, looked.spelt, looked.by_words into condition, how, spelt, by_words
    from private.look_for(thing, term, condition) as looked;
  end if;

  if how = 'few' then
    execute format(
      'select jsonb_object_agg(each, least(coalesce(number, 0), 1001)) from unnest($1) as each
       left join (select status, count(*) as number from public.%I where %s group by status) as found on status = each',
      thing, condition) into counts using statuses;
    select least(sum(found.number::integer), 1001) into total
    from jsonb_each_text(counts) as found (name, number) where status is null or status = found.name;
  elsif how = 'everything' then
    for each in 1..cardinality(statuses) loop
      execute format('select count(*) from (select from public.%I where %s and status = %L limit 1001) as found',
        thing, condition, statuses[each]) into counted;
      counts := counts || jsonb_build_object(statuses[each], counted);
      if status is null or status = statuses[each] then
        total := least(total + counted, 1001);
      end if;
    end loop;
  end if;
  if status is not null then
    of_status := format(' and status = %L', status);
  end if;
  condition := condition || of_status;
  if how = 'some' and status is null then
    -- As many were collected already.
    total := 1001;
  elsif how = 'some' then
    total := cardinality(private.places_by_words(thing, condition, 1001));
  elsif how = 'many' then
    total := cardinality(private.places_on_the_way(thing, spelt || of_status, 1001));
    if total <= 1000 and spelt || of_status <> condition then
      total := cardinality(private.places_on_the_way(thing, condition, 1001));
    end if;
  end if;

  if take > 0 and how in ('some', 'many') and by_words and sort <> 'newest' then
    rows := private.list_rows_nearby(thing, condition, ordering, skip, take);
    if jsonb_array_length(rows) < take then
      rows := private.list_rows_by_words(thing, condition, ordering, skip, take);
    end if;
  elsif take > 0 and how in ('some', 'many') then
    rows := private.list_rows_on_the_way(thing, condition, ordering, skip, take);
  elsif take > 0 then
    rows := private.list_rows(format('public.%I', thing), condition, ordering, skip, take);
  end if;
  return jsonb_build_object('total', total, 'counts', counts, 'rows', rows);
end
$$;

-- A thousand enquiries of the file, newest first: those after a certain one, or the first. It is apart from what notes them
-- below, which sees more with each of its statements: places hold for one statement alone.
create function private.enquiries_of_file(
  term text, status text, inquiry text, since timestamptz, before timestamptz, after_created timestamptz, after_id uuid
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  condition text := private.list_filters(inquiry, since, before);
  how text := 'everything';
begin
  if term ~ '\S' then
    select looked.condition, looked.how into condition, how
    from private.look_for('contact_submissions', term, condition) as looked;
  end if;
  if status is not null then
    condition := condition || format(' and status = %L', status);
  end if;
  if after_id is not null then
    condition := condition || format(' and (created_at, id) < (%L, %L)', after_created, after_id);
  end if;
  if how = 'few' then
    return private.list_rows('public.contact_submissions', condition, 'created_at desc, id desc', 0, 1000);
  end if;
  return private.list_rows_on_the_way('contact_submissions', condition, 'created_at desc, id desc', 0, 1000);
end
$$;
revoke all on function
  private.enquiries_of_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid)
from public;

-- The file of enquiries. That somebody took them along is noted once, with how many the first page holds, without the words
-- that were searched, which may be a person's.
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
  rows := private.enquiries_of_file(term, status, inquiry, since, before, after_created, after_id);
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
