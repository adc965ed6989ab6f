-- A desk for enquiries: whom each is with, when to come back to it, and which are spam, that leave lists and figures.

alter table public.contact_submissions
  add column assigned_to uuid references auth.users (id) on delete set null,
  add column follow_up text check (follow_up ~ '^\d{4}-[01]\d-[0-3]\d$'),
  add column is_spam boolean not null default false;
comment on column public.contact_submissions.follow_up is 'The day in Bhopal on which somebody comes back to it.';
grant update (assigned_to, follow_up, is_spam) on public.contact_submissions to authenticated;

create index contact_submissions_counted on public.contact_submissions (status, inquiry, created_at) where not is_spam;
create index contact_submissions_due on public.contact_submissions (follow_up) where follow_up is not null and not is_spam;
create index contact_submissions_assigned on public.contact_submissions (assigned_to);

-- The administrators, by whose names enquiries are assigned; nobody for other callers.
create function public.staff_names() returns table (id uuid, name text)
language sql stable security definer
set search_path = ''
as $$
  select account.id, left(coalesce(nullif(btrim(account.raw_user_meta_data ->> 'full_name'), ''), account.email), 320)
  from auth.users as account
  join private.administrators as administrator on administrator.email = lower(account.email)
  where public.is_secure_admin((select auth.uid())) and account.email_confirmed_at is not null
  order by 2
$$;
revoke all on function public.staff_names() from public;
grant execute on function public.staff_names() to authenticated;

-- Part of the enquiries as the desk asks for them: those that are due, one's own, spam; without it all but spam.
create function private.desk_condition(thing text, desk text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when thing <> 'contact_submissions' then 'true'
    when desk = 'spam' then 'is_spam'
    when desk = 'due' then
      format('not is_spam and follow_up <= %L', to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD'))
    when desk = 'mine' then format('not is_spam and assigned_to = %L', auth.uid())
    else 'not is_spam'
  end
$$;
revoke all on function private.desk_condition(text, text) from public;

-- As before, with the desk, and with true counts: of a list that is not searched all rows are counted, of a search up to
-- 1,000. `more` says that there are more rows than `total`.
drop function public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer);
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
  desk text default null
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
  more boolean := false;
begin
  perform private.require_administrator();
  if private.searched_words(thing) is null or ordering is null
    or ((inquiry is not null or desk is not null) and thing <> 'contact_submissions')
  then
    raise exception 'There is no such list' using errcode = 'invalid_parameter_value';
  end if;
  condition := private.list_condition(thing, term, inquiry, since, before) || ' and ' || private.desk_condition(thing, desk);

  if term ~ '\S' then
    execute format('select array_agg(id) from (select id from public.%I where %s limit 1001) as found', thing, condition)
      into found;
    if coalesce(cardinality(found), 0) <= 1000 then
      -- Few rows are counted and sorted by their ids.
      condition := format('id = any (%L)', coalesce(found, '{}'));
    else
      more := true;
    end if;
  end if;
  if more then
    if status is null then
      total := 1000;
    else
      execute format('select count(*) from (select from public.%I where %s and status = %L limit 1001) as found',
        thing, condition, status) into counted;
      more := counted > 1000;
      total := least(counted, 1000);
      if not more then
        counts := jsonb_build_object(status, counted);
      end if;
    end if;
  else
    foreach each in array statuses loop
      execute format('select count(*) from public.%I where %s and status = %L', thing, condition, each) into counted;
      counts := counts || jsonb_build_object(each, counted);
      if status is null or status = each then
        total := total + counted;
      end if;
    end loop;
  end if;
  if status is not null then
    condition := condition || format(' and status = %L', status);
  end if;
  return jsonb_build_object('total', total, 'more', more, 'counts', counts,
    'rows', case when take > 0 then private.list_rows(thing, condition, ordering, skip, take) else '[]' end);
end
$$;
revoke all on function
  public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer, text) from public;
grant execute on function
  public.staff_list(text, text, text, text, timestamptz, timestamptz, text, integer, integer, text) to authenticated;

-- The file has the same parts, and the figures are without spam.
do $$
declare
  file text := pg_get_functiondef(
    'public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid)'::regprocedure);
  part text[];
begin
  drop function public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid);
  foreach part slice 1 in array array[
    ['after_id uuid DEFAULT NULL::uuid)', 'after_id uuid DEFAULT NULL::uuid, desk text DEFAULT NULL::text)'],
    ['private.list_condition(''contact_submissions'', term, inquiry, since, before),',
      'private.list_condition(''contact_submissions'', term, inquiry, since, before),
    private.desk_condition(''contact_submissions'', desk),'],
    ['''since'', since,', '''since'', since, ''desk'', desk,']
  ] loop
    if position(part[1] in file) = 0 then
      raise exception 'enquiries_for_file has no %', part[1];
    end if;
    file := replace(file, part[1], part[2]);
  end loop;
  execute file;
end
$$;
revoke all on function
  public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid, text) from public;
grant execute on function
  public.enquiries_for_file(text, text, text, timestamptz, timestamptz, timestamptz, uuid, text) to authenticated;

create or replace function public.enquiry_origins(weeks integer default 8)
returns table (week date, page text, enquiries bigint)
language sql stable
set search_path = ''
as $$
  select date_trunc('week', created_at at time zone 'Asia/Kolkata')::date, coalesce(came_from, ''), count(*)
  from public.contact_submissions
  where not is_spam
    and created_at >= (date_trunc('week', now() at time zone 'Asia/Kolkata')
      - (least(greatest(weeks, 1), 53) - 1) * interval '1 week') at time zone 'Asia/Kolkata'
  group by 1, 2
  order by 1 desc, 3 desc, 2
  limit 500
$$;
