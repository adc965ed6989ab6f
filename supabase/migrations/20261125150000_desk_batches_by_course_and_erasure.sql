-- Each course shows its next hundred batches: a limit over all courses let many batches of one hide those of another.
create or replace function public.site_snapshot() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'values', coalesce((select jsonb_agg(jsonb_build_object('key', key, 'value', value) order by key) from public.site_values), '[]'),
    'prices', coalesce((select jsonb_agg(to_jsonb(price) - array['id', 'author_id', 'confirmed_by', 'created_at', 'updated_at'] order by thing)
      from public.prices as price where coalesce(valid_until, current_date) >= current_date - 1), '[]'),
    'batches', coalesce((select jsonb_agg(to_jsonb(batch) - array['author_id', 'confirmed_by', 'created_at', 'updated_at', 'place_in_course'] order by starts_on, id)
      from (
        select *, row_number() over (partition by course order by starts_on, id) as place_in_course
        from public.batches where ends_on > current_date - 2
      ) as batch where place_in_course <= 100), '[]'),
    'notices', coalesce((select jsonb_agg(to_jsonb(notice) - array['author_id', 'confirmed_by', 'created_at', 'updated_at'] order by from_day, id)
      from (select * from public.notices where to_day > current_date - 2 and (from_day <= current_date + 1 or closed = 'yes') order by from_day limit 50) as notice), '[]')
  )
$$;

-- A proof may name a person: it is for the desk alone, so the address is taken out of it. What the site says of the owner's
-- values is the owner's to change, as posts are the editors': it is counted with them.
do $$
declare
  definition text := pg_get_functiondef('public.erase_person(text, boolean)'::regprocedure);
  part text[];
begin
  foreach part slice 1 in array array[
    [$old$
  into kept;$old$, $new$
    + (select count(*) from public.site_values where proof ilike any (spellings) and proof ~ named)
  into kept;$new$],
    [$old$
    update public.versions set content = private.without_words$old$, $new$
    update public.site_values set proof = left(regexp_replace(proof, named, '[erased]', 'g'), 500)
    where proof ilike any (spellings) and proof ~ named;
    update public.versions set content = private.without_words$new$],
    [$old$
    union all select to_jsonb(post) from public.careers as post
$old$, $new$
    union all select jsonb_build_object('value', value) from public.site_values where value ilike any (spellings)
    union all select jsonb_build_object('unit', unit, 'moves', moves) from public.prices
    where concat_ws(' ', unit, moves) ilike any (spellings)
    union all select jsonb_build_object('hours', hours, 'language', language, 'place', place) from public.batches
    where concat_ws(' ', hours, language, place) ilike any (spellings)
    union all select jsonb_build_object('title', title, 'link', link) from public.notices
    where concat_ws(' ', title, link) ilike any (spellings)
    union all select to_jsonb(post) from public.careers as post
$new$]
  ] loop
    if position(part[1] in definition) = 0 then
      raise exception 'erase_person has no %', part[1];
    end if;
    definition := replace(definition, part[1], part[2]);
  end loop;
  execute definition;
end
$$;
