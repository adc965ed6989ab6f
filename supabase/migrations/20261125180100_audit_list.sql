-- The audit log on a screen and in a file: by person, kind and days.

-- A person is found as the one who did something and as the one it was done to.
create function private.audit_matches(
  entry public.audit_log, person text, kind text, since timestamptz, before timestamptz
) returns boolean
language sql stable
set search_path = ''
as $$
  select (kind is null or entry.act = kind)
     and (since is null or entry.at >= since)
     and (before is null or entry.at < before)
     and (person is null or strpos(lower(concat_ws(' ', entry.actor_email, entry.detail ->> 'email')), lower(btrim(person))) > 0)
$$;

create function public.audit_entries(
  person text default null,
  kind text default null,
  since timestamptz default null,
  before timestamptz default null,
  skip integer default 0,
  take integer default 25
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'total', (select count(*) from public.audit_log as entry where private.audit_matches(entry, person, kind, since, before)),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.at desc, listed.id desc), '[]') from (
        select * from public.audit_log as entry where private.audit_matches(entry, person, kind, since, before)
        order by entry.at desc, entry.id desc offset greatest(skip, 0) limit least(take, 100)
      ) as listed
    ));
end
$$;

-- A thousand entries for the file, newest first: those after a certain one, or the first. The first call is an act itself,
-- and the file holds what was there before it.
create function public.audit_for_file(
  person text default null,
  kind text default null,
  since timestamptz default null,
  before timestamptz default null,
  after_at timestamptz default null,
  after_id uuid default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  rows jsonb;
begin
  perform private.require_administrator();
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.at desc, listed.id desc), '[]') into rows from (
    select * from public.audit_log as entry
    where private.audit_matches(entry, person, kind, since, before)
      and (after_id is null or (entry.at, entry.id) < (after_at, after_id))
    order by entry.at desc, entry.id desc limit 1000
  ) as listed;
  if after_id is null then
    perform private.note_act('exported', 'audit_log', null, jsonb_strip_nulls(jsonb_build_object(
      'kind', kind, 'since', since, 'before', before, 'searched', nullif(person ~ '\S', false),
      'rows_of_first_page', jsonb_array_length(rows))));
  end if;
  return rows;
end
$$;

revoke all on function
  private.audit_matches(public.audit_log, text, text, timestamptz, timestamptz),
  public.audit_entries(text, text, timestamptz, timestamptz, integer, integer),
  public.audit_for_file(text, text, timestamptz, timestamptz, timestamptz, uuid)
from public, anon;
grant execute on function
  public.audit_entries(text, text, timestamptz, timestamptz, integer, integer),
  public.audit_for_file(text, text, timestamptz, timestamptz, timestamptz, uuid)
to authenticated;
