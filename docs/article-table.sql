-- A further table of articles, made like `blogs` as that stands: for a separate migration, in which `projects` is the
-- new table's name throughout. What was added to `blogs` by one migration after another comes along, and a test runs this.
create table public.projects (like public.blogs including all excluding indexes);
alter table public.projects
  add primary key (id),
  add foreign key (author_id) references auth.users (id) on delete set null;

do $$
declare
  made text;
begin
  for made in
    select replace(pg_get_indexdef(indexrelid), 'blogs', 'projects')
    from pg_index where indrelid = 'public.blogs'::regclass and not indisprimary
    union all
    select replace(pg_get_triggerdef(oid), 'public.blogs', 'public.projects')
    from pg_trigger where tgrelid = 'public.blogs'::regclass and not tgisinternal
    union all
    select concat_ws(' ', format('create policy %I on public.projects for %s to', policyname, cmd),
      array_to_string(roles, ', '), 'using (' || qual || ')', 'with check (' || with_check || ')')
    from pg_policies where schemaname = 'public' and tablename = 'blogs'
    union all
    -- Found by their words in the admin area, and looked through when a person is erased.
    select regexp_replace(pg_get_functiondef('private.searched_words'::regproc),
      $find$(when 'blogs' then )(.*?\n)$find$, $put$\1\2    when 'projects' then \2$put$)
    union all
    select replace(replace(def, searched, searched || '    union all ' || replace(searched, 'public.blogs', 'public.projects')),
      counted, counted || E'\n    union all ' || replace(counted, 'public.blogs', 'public.projects'))
    from (
      select def, substring(def from '(select id from public\.blogs\n.*?)    union all select id from public\.news') as searched,
        substring(def from 'select to_jsonb\(post\) as content from public\.blogs as post where id = any \(named_posts\)') as counted
      from pg_get_functiondef('public.erase_person'::regproc) as def
    ) as parts
  loop
    execute made;
  end loop;
end
$$;

alter table public.projects enable row level security;
revoke all on public.projects from public, anon, authenticated;
grant select on public.projects to anon;
grant select, insert, update, delete on public.projects to authenticated;
grant all on public.projects to service_role;
