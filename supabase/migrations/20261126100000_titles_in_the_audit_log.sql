-- The audit log names articles, job postings and saved pieces by their titles, which are looked up when it is read: an
-- entry keeps no word of them, so that erasing and deleting for good take the title from here too. An enquiry's title is
-- its sender's name, which the log does not show.

create function private.audit_title(subject text, subject_id uuid) returns text
language sql stable
set search_path = ''
as $$
  select case when audit_title.subject not in ('contact_submissions', 'enquiry_entries') then coalesce(
    case audit_title.subject
      when 'blogs' then (select title from public.blogs where id = audit_title.subject_id)
      when 'news' then (select title from public.news where id = audit_title.subject_id)
      when 'careers' then (select title from public.careers where id = audit_title.subject_id)
      when 'saved_pieces' then (select title from public.saved_pieces where id = audit_title.subject_id)
    end,
    (select name from public.bin
     where bin.subject = audit_title.subject and bin.subject_id = audit_title.subject_id
     order by deleted_at desc limit 1))
  end
$$;

create or replace function public.audit_entries(
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
      select coalesce(jsonb_agg(
        to_jsonb(listed) || jsonb_build_object('title', private.audit_title(listed.subject, listed.subject_id))
        order by listed.at desc, listed.id desc), '[]')
      from (
        select * from public.audit_log as entry where private.audit_matches(entry, person, kind, since, before)
        order by entry.at desc, entry.id desc offset greatest(skip, 0) limit least(take, 100)
      ) as listed
    ));
end
$$;

create or replace function public.audit_for_file(
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
  select coalesce(jsonb_agg(
    to_jsonb(listed) || jsonb_build_object('title', private.audit_title(listed.subject, listed.subject_id))
    order by listed.at desc, listed.id desc), '[]')
  into rows from (
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

revoke all on function private.audit_title(text, uuid) from public, anon;
