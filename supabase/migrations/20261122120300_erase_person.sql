-- "Erase this person" (DPDP Act, 2023): every enquiry that was sent from an address goes, out of the bin as well, with its
-- note and what was still to be mailed about it; where other enquiries, notes, what else lies in the bin, and kept versions
-- of posts name the address, it is taken out of them. Posts that name it as they stand are counted, and left to their editors.
--
-- `really` false only counts. The log keeps that somebody was erased, and how much, but not who.

-- A kept row with a pattern taken out of each of its texts. Not out of the JSON as text: there a line break is two
-- characters, one of them a letter.
create function private.without_words(content jsonb, pattern text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(
    key,
    case jsonb_typeof(value)
      when 'string' then to_jsonb(regexp_replace(value #>> '{}', pattern, '[erased]', 'g'))
      else value
    end
  )
  from jsonb_each(content)
$$;
revoke all on function private.without_words(jsonb, text) from public;

-- Patterns of LIKE for the ways in which an address is written: its @ and its pluses.
create function private.spellings(literal text) returns text[]
language sql immutable
set search_path = ''
as $$
  select array_agg(distinct '%' || replace(replace(literal, '@', at), '+', plus) || '%')
  from (values ('@', '+'), ('\%40', '\%2B'), ('\%2540', '\%252B'), ('&#64;', '+'), ('&#64;', '&#43;'), ('&#x40;', '+'),
    ('&#x40;', '&#x2B;'), ('&commat;', '+'), ('&commat;', '&plus;')) as written (at, plus)
$$;
revoke all on function private.spellings(text) from public;

-- Few origins and few kept versions of posts hold an address at all; these are found without reading through the others.
-- PostgreSQL takes neither these indexes nor those of words by itself, so the procedure forbids it to read whole tables
-- that have one.
create index contact_submissions_addressed on public.contact_submissions (id)
where (coalesce(came_from, '') || coalesce(instrument, '') || coalesce(campaign, '')) ~ '@|%(25)*40|&(#|commat)';
create index versions_addressed on public.versions (id) where content::text ~ '@|%(25)*40|&(#|commat)';

create function public.erase_person(address text, really boolean default false) returns jsonb
language plpgsql security definer
set search_path = ''
set jit = off
set enable_seqscan = off
as $$
declare
  wanted constant text := lower(btrim(address));
  literal constant text := regexp_replace(wanted, '([\\%_])', '\\\1', 'g');
  -- As both stand within JSON, where quotes and backslashes are written otherwise.
  quoted_literal constant text := regexp_replace(
    substring(to_jsonb(wanted)::text from '^"(.*)"$'), '([\\%_])', '\\\1', 'g');
  -- As it is typed; as it stands in an address of the web, from where `campaign` comes, and in one within another; as
  -- HTML may write it.
  spellings constant text[] := private.spellings(literal);
  quoted constant text[] := private.spellings(quoted_literal);
  -- The address as a regular expression.
  expression constant text := replace(replace(regexp_replace(wanted, '([^a-z0-9@-])', '\\\1', 'g'),
    '@', '(?:@|%(?:25)*40|&#0*64;|&#x0*40;|&commat;)'), '\+', '(?:\+|%(?:25)*2B|&#0*43;|&#x0*2B;|&plus;)');
  -- Where it stands in a text, be it with the dot or the dash of a careless sentence beside it. Of an address that is
  -- longer by these, a part goes: too much is taken out rather than too little.
  named constant text := '(?i)(?:(?<![a-z0-9_%+])|(?<=%[0-9a-f][0-9a-f]))' || expression || '(?![a-z0-9_])';
  -- The sender's own, as it was typed: with a comma behind it, or "mailto:" before it.
  sent constant text := '(?i)(?<![a-z0-9._%+-])' || expression || '(?![a-z0-9_-]|\.[a-z0-9])';
  own uuid[];
  own_binned uuid[];
  mentioning uuid[];
  mentions integer;
  notes integer;
  kept integer;
  named_posts uuid[];
  posts integer;
  found jsonb;
begin
  if not coalesce(public.is_secure_admin((select auth.uid())), false) then
    raise exception 'Only administrators erase a person' using errcode = '42501';
  end if;
  if wanted !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' then
    raise exception 'Please enter a valid email address' using errcode = 'check_violation';
  end if;

  -- The word index finds the few rows that come into question; only these are looked at closely.
  select coalesce(array_agg(id) filter (where lower(email) = wanted or email ~ sent), '{}'),
    coalesce(array_agg(id) filter (where not (lower(email) = wanted or email ~ sent) and (name ~ named or message ~ named)), '{}')
  into own, mentioning
  from public.contact_submissions
  where (name || ' ' || email || ' ' || message) ilike any (spellings);
  select mentioning || coalesce(array_agg(id), '{}') into mentioning
  from public.contact_submissions
  where (coalesce(came_from, '') || coalesce(instrument, '') || coalesce(campaign, '')) ~ '@|%(25)*40|&(#|commat)'
    and (campaign ilike any (spellings) or came_from ilike any (spellings) or instrument ilike any (spellings))
    and concat_ws(' ', came_from, instrument, campaign) ~ named
    and id <> all (own) and id <> all (mentioning);
  mentions := cardinality(mentioning);
  select count(*) into notes from public.enquiry_notes
  where note ilike any (spellings) and note ~ named and id <> all (own);
  select coalesce(array_agg(id), '{}') into own_binned from public.bin
  where subject = 'contact_submissions' and content::text ilike any (quoted)
    and (lower(content ->> 'email') = wanted or content ->> 'email' ~ sent);
  select
    (
      select count(*) from public.bin
      where content::text ilike any (quoted) and private.without_words(content, named) <> content
        and id <> all (own_binned)
    ) + (
      select count(*) from public.versions
      where content::text ~ '@|%(25)*40|&(#|commat)' and content::text ilike any (quoted)
        and private.without_words(content, named) <> content
    )
  into kept;
  -- What is written there now is the editors' to change. The word index knows the long texts of blogs and news.
  named_posts := array(
    select id from public.blogs
    where (title || ' ' || coalesce(excerpt, '') || ' ' || content) ilike any (spellings)
    union all select id from public.blogs where concat_ws(' ', category, featured_image) ilike any (spellings)
    union all select id from public.news
    where (title || ' ' || coalesce(excerpt, '') || ' ' || content) ilike any (spellings)
    union all select id from public.news where concat_ws(' ', news_type, featured_image) ilike any (spellings)
  );
  select count(*) into posts from (
    select to_jsonb(post) as content from public.blogs as post where id = any (named_posts)
    union all select to_jsonb(post) from public.news as post where id = any (named_posts)
    union all select to_jsonb(post) from public.careers as post
    where to_jsonb(post)::text ilike any (quoted)
  ) as live
  where private.without_words(content, named) <> content;
  found := jsonb_build_object('enquiries', cardinality(own) + cardinality(own_binned), 'mentions', mentions,
    'notes', notes, 'kept', kept, 'posts', posts);

  if really then
    -- One act in the log, and nothing for a bin.
    perform set_config('app.forgetting', 'on', true);
    delete from public.contact_submissions where id = any (own);
    delete from public.bin where id = any (own_binned);
    update public.bin
    set name = left(regexp_replace(name, named, '[erased]', 'g'), 200), content = private.without_words(content, named)
    where content::text ilike any (quoted);
    update public.versions set content = private.without_words(content, named)
    where content::text ~ '@|%(25)*40|&(#|commat)' and content::text ilike any (quoted);
    update public.contact_submissions
    set name = left(regexp_replace(name, named, '[erased]', 'g'), 200),
      message = left(regexp_replace(message, named, '[erased]', 'g'), 10000),
      came_from = left(regexp_replace(came_from, named, '[erased]', 'g'), 300),
      instrument = left(regexp_replace(instrument, named, '[erased]', 'g'), 60),
      campaign = left(regexp_replace(campaign, named, '[erased]', 'g'), 400)
    where id = any (mentioning);
    update public.enquiry_notes set note = left(regexp_replace(note, named, '[erased]', 'g'), 4000)
    where note ilike any (spellings) and note ~ named;
    perform set_config('app.forgetting', '', true);
    perform private.note_change('person_erased', 'contact_submissions', null, found);
  end if;
  return found;
end
$$;
revoke all on function public.erase_person(text, boolean) from public;
grant execute on function public.erase_person(text, boolean) to authenticated;
