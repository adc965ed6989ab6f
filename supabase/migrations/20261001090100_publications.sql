-- What the site publishes: blogs, news and job postings. Anyone reads what is published; administrators do the rest.

create table public.blogs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and length(title) <= 200),
  excerpt text check (length(excerpt) <= 500),
  content text not null check (content ~ '\S' and length(content) <= 200000),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  category text check (length(category) <= 100),
  featured_image text check (length(featured_image) <= 2048),
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.news (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and length(title) <= 200),
  excerpt text check (length(excerpt) <= 500),
  content text not null check (content ~ '\S' and length(content) <= 200000),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  news_type text check (length(news_type) <= 100),
  featured_image text check (length(featured_image) <= 2048),
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.careers (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and length(title) <= 200),
  description text not null check (description ~ '\S' and length(description) <= 200000),
  requirements text check (length(requirements) <= 200000),
  department text check (length(department) <= 200),
  location text check (length(location) <= 200),
  job_type text check (job_type in ('full-time', 'part-time', 'contract', 'internship')),
  level text check (level in ('entry', 'mid', 'senior', 'lead', 'manager')),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Whatever a client of the API sends: the author is who wrote the row, the times are the database's. Restores and
-- seeds, which come as another role, keep the authors and times they bring along.
create function private.stamp_publication() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  by_client constant boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'INSERT' then
    if by_client then
      new.author_id := auth.uid();
      new.created_at := now();
      new.updated_at := now();
    end if;
  else
    new.id := old.id;
    new.created_at := old.created_at;
    new.updated_at := now();
    -- Deleting an account sets its rows' author to null, as the tables' owner.
    if by_client then
      new.author_id := old.author_id;
    end if;
  end if;
  return new;
end
$$;

-- The same indexes, rules and grants for all three. The first index serves the administrators' lists, the second the
-- public ones: either costs a page of rows, however many there are.
do $$
declare
  publication text;
begin
  foreach publication in array array['blogs', 'news', 'careers'] loop
    execute format($sql$
      create index %1$s_newest on public.%1$I (created_at desc, id desc);
      create index %1$s_newest_published on public.%1$I (created_at desc, id desc) where status = 'published';
      create index %1$s_author on public.%1$I (author_id);

      create trigger stamp before insert or update on public.%1$I
      for each row execute function private.stamp_publication();

      alter table public.%1$I enable row level security;

      create policy "Anyone reads what is published" on public.%1$I
      for select to anon, authenticated using (status = 'published');

      create policy "Administrators read everything" on public.%1$I
      for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));

      create policy "Administrators create" on public.%1$I
      for insert to authenticated with check ((select public.is_secure_admin((select auth.uid()))));

      create policy "Administrators change" on public.%1$I
      for update to authenticated
      using ((select public.is_secure_admin((select auth.uid()))))
      with check ((select public.is_secure_admin((select auth.uid()))));

      create policy "Administrators delete" on public.%1$I
      for delete to authenticated using ((select public.is_secure_admin((select auth.uid()))));

      revoke all on public.%1$I from public, anon, authenticated;
      grant select on public.%1$I to anon;
      grant select, insert, update, delete on public.%1$I to authenticated;
      grant all on public.%1$I to service_role;
    $sql$, publication);
  end loop;
end
$$;
