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
      execute format('create index %1$s_words on public.%1$I using gin (%2$s %3$s.gin_trgm_ops)',
        thing, private.searched_words(thing), trgm);
    end if;
  end loop;
end
$$;
create index contact_submissions_inquiry on public.contact_submissions (inquiry, created_at desc, id desc);

-- One look at a list: how many rows there are of each status, exact up to 1,000 (1,001 says "more"), and, where rows are
-- asked for, a page of them.
--
-- A policy may not be preceded by a comparison that could tell of the rows it hides, so under row-level security no
-- search ever uses an index. This function asks first who is asking, and then searches as the tables' owner.
--
-- How a term is looked for depends on how often the newest rows hold it. One that few hold is collected by the word
-- index and sorted; one that many hold is soon met by going through the list in its order, where the index would name
-- half the table. With more than 10,000 matches a search counts no statuses. `after_created` and `after_id` continue a
-- list where a former page ended.
create function public.staff_list(
  thing text,
  term text default null,
  status text default null,
  inquiry text default null,
  since timestamptz default null,
  before timestamptz default null,
  sort text default 'newest',
  skip integer default 0,
  take integer default 0,
  after_created timestamptz default null,
  after_id uuid default null
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words constant text := private.searched_words(thing);
  name constant text := case thing when 'contact_submissions' then 'name' else 'title' end;
  ordering constant text := case sort
    when 'newest' then 'created_at desc, id desc'
    when 'oldest' then 'created_at, id'
    when 'name' then format('%I, id', name)
    when 'changed' then 'updated_at desc, id desc'
  end;
  -- Only what holds three letters or digits in a row has an entry in the word index.
  indexed constant boolean :=
    to_regclass(format('public.%I', thing || '_words')) is not null and coalesce(term, '') ~ '[A-Za-z0-9]{3}';
  sought text;
  often integer;
  most integer;
  condition text := 'true';
  matches uuid[];
  counts jsonb := '{}';
  total integer;
  counted integer;
  each_status text;
  rows jsonb := '[]';
begin
  if not coalesce(public.is_secure_admin((select auth.uid())), false) then
    raise exception 'Only administrators read these lists' using errcode = '42501';
  end if;
  if words is null or ordering is null or (thing = 'contact_submissions' and sort = 'changed') then
    raise exception 'There is no such list' using errcode = 'invalid_parameter_value';
  end if;
  if inquiry is not null and thing = 'contact_submissions' then
    condition := condition || format(' and inquiry = %L', inquiry);
  end if;
  if since is not null then
    condition := condition || format(' and created_at >= %L', since);
  end if;
  if before is not null then
    condition := condition || format(' and created_at < %L', before);
  end if;
  if btrim(coalesce(term, '')) <> '' then
    sought := format('%s ilike %L', words, '%' || regexp_replace(btrim(term), '([\\%_])', '\\\1', 'g') || '%');
  end if;
  if indexed and sought is not null then
    execute format(
      'select count(*) from (select * from public.%I order by created_at desc, id desc limit 2000) as newest where %s',
      thing, sought) into often;
    if often < 100 then
      most := case when often < 10 then 10000 else 1000 end;
      perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true);
      execute format('select array_agg(id) from (select id from public.%I where %s and %s limit %s) as found',
        thing, condition, sought, most + 1) into matches;
      perform set_config('enable_seqscan', 'on', true), set_config('enable_indexscan', 'on', true);
      counted := coalesce(cardinality(matches), 0);
      if counted <= most then
        condition := format('id = any (%L::uuid[])', coalesce(matches, '{}'));
        sought := null;
      elsif status is null then
        total := 1001;
      end if;
    end if;
  end if;

  if sought is null then
    total := 0;
    foreach each_status in array
      case thing when 'contact_submissions' then array['new', 'replied'] else array['draft', 'published', 'archived'] end
    loop
      execute format(
        'select count(*) from (select from public.%I where %s and status = %L limit 1001) as found',
        thing, condition, each_status) into counted;
      counts := counts || jsonb_build_object(each_status, counted);
      if status is null or status = each_status then
        total := least(total + counted, 1001);
      end if;
    end loop;
  else
    condition := condition || ' and ' || sought;
  end if;
  if status is not null then
    condition := condition || format(' and status = %L', status);
  end if;
  if indexed and sought is not null then
    perform set_config('enable_bitmapscan', 'off', true);
  end if;
  if total is null then
    -- What is gone through to be counted holds the page too, unless the page lies far behind.
    execute format('select array_agg(id) from (select id from public.%I where %s order by %s limit 1001) as found',
      thing, condition, ordering) into matches;
    total := coalesce(cardinality(matches), 0);
    if after_id is null and skip + take <= total then
      condition := format('id = any (%L::uuid[])', matches[skip + 1:skip + take]);
      skip := 0;
      perform set_config('enable_bitmapscan', 'on', true);
    end if;
  end if;
  if take > 0 then
    if after_id is not null then
      condition := condition || format(' and (created_at, id) < (%L, %L)', after_created, after_id);
    end if;
    execute format(
      $sql$select coalesce(jsonb_agg(to_jsonb(found) - array['content', 'description', 'requirements']), '[]')
           from (select * from public.%I where %s order by %s offset %s limit %s) as found$sql$,
      thing, condition, ordering, greatest(skip, 0), least(take, 1000)) into rows;
  end if;
  perform set_config('enable_bitmapscan', 'on', true);
  return jsonb_build_object('total', total, 'counts', counts, 'rows', rows);
end
$$;
revoke all on function
  public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer, timestamptz, uuid) from public;
grant execute on function
  public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer, timestamptz, uuid)
  to authenticated;
