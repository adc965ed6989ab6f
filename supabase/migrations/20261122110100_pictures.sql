-- Pictures that administrators upload, in a bucket `media`: anyone is shown one whose address they have, administrators
-- list, add and remove them.

-- What lies in the bucket of our own backends. The server writes a row as whoever uploads or removes, so that the
-- policies below decide, and only then the file. On a Supabase project storage.objects takes its place.
create table public.media_objects (
  name text primary key
    check (name ~ '^[a-z0-9][a-z0-9-]{0,99}-\d{1,4}x\d{1,4}(-w(480|960))?\.(webp|jpg|png)$'),
  id uuid not null unique default gen_random_uuid(),
  size integer not null check (size between 1 and 10485760),
  mimetype text not null check (mimetype in ('image/webp', 'image/jpeg', 'image/png')),
  owner_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Set before the file is removed, so that whoever is still storing it learns of that.
  leaving boolean not null default false
);
create index media_objects_newest on public.media_objects (created_at desc, name);
create index media_objects_owner on public.media_objects (owner_id);

-- Every name that was ever given: browsers keep a picture for a year, so its name never gets another.
create table private.picture_names (
  name text primary key
);

create function private.keep_picture_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.picture_names (name) values (new.name);
  return null;
end
$$;
revoke all on function private.keep_picture_name() from public;

create trigger keep_name after insert on public.media_objects
for each row execute function private.keep_picture_name();

alter table public.media_objects enable row level security;

create policy "Administrators list" on public.media_objects
for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators add" on public.media_objects
for insert to authenticated with check ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators mark" on public.media_objects
for update to authenticated using ((select public.is_secure_admin((select auth.uid()))));
create policy "Administrators remove" on public.media_objects
for delete to authenticated using ((select public.is_secure_admin((select auth.uid()))));

revoke all on public.media_objects from public, anon, authenticated;
grant select, delete, insert (name, size, mimetype), update (leaving) on public.media_objects to authenticated;
grant all on public.media_objects to service_role;

-- With its name, by which alone a picture is known, and which everybody could read.
create function private.note_removed_picture() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.note_change('deleted', tg_table_name, old.id, jsonb_build_object('name', old.name));
  return null;
end
$$;
revoke all on function private.note_removed_picture() from public;
create trigger note_deletion after delete on public.media_objects
for each row execute function private.note_removed_picture();

-- The same for the storage of a Supabase project, where that is what there is.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('media', 'media', true, 10485760, array['image/webp', 'image/jpeg', 'image/png'])
  on conflict (id) do nothing;
  create policy "Administrators list pictures" on storage.objects for select to authenticated
    using (bucket_id = 'media' and (select public.is_secure_admin((select auth.uid()))));
  create policy "Administrators add pictures" on storage.objects for insert to authenticated
    with check (bucket_id = 'media' and (select public.is_secure_admin((select auth.uid()))));
  create policy "Administrators remove pictures" on storage.objects for delete to authenticated
    using (bucket_id = 'media' and (select public.is_secure_admin((select auth.uid()))));
end
$$;

-- Which articles show a picture: as they are, as they lie in the bin, or in an earlier version. The versions hold all three.
create function public.articles_with_picture(stem text)
returns table (id uuid, title text, status text)
language sql stable security invoker
set search_path = ''
as $$
  with latest as (
    select distinct on (subject, subject_id) subject, subject_id, content, shows, bool_or(shows) over versions as ever
    from (select *, position(stem in content::text) > 0 as shows from public.versions) as version
    window versions as (partition by subject, subject_id)
    order by subject, subject_id, at desc, version.id desc
  )
  select subject_id, content ->> 'title',
    case
      when not shows then 'an earlier version'
      when exists (select from public.bin where bin.subject_id = latest.subject_id) then 'in the bin'
      else content ->> 'status'
    end
  from latest
  where ever
  order by not shows, content ->> 'title', subject_id
  limit 21
$$;
revoke all on function public.articles_with_picture(text) from public;
grant execute on function public.articles_with_picture(text) to authenticated;
