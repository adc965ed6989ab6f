-- An enquiry of the Hindi edition (its page lies below "/hi") is in Hindi also where it is written in Latin letters, as
-- many write Hindi on a phone, or in none. Another script says more than the page does.
create or replace function private.find_language() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  written constant text := private.language_of(new.message);
begin
  new.language := coalesce(new.language,
    case when new.came_from ~ '^/hi(/|$)' and written is distinct from 'other' then 'hi' else written end);
  return new;
end
$$;
comment on column public.contact_submissions.language is
  'Found from the letters of the message and the edition of its page; staff can correct it.';

-- The enquiries of articles count for their list in either edition.
do $$
declare
  definition text := pg_get_functiondef('public.use_of_the_site(integer)'::regprocedure);
  part constant text := '^/(blog|news)/.*'', ''/\1''';
begin
  if position(part in definition) = 0 then
    raise exception 'use_of_the_site has no %', part;
  end if;
  execute replace(definition, part, '^((/hi)?/(blog|news))/.*'', ''\1''');
end
$$;
