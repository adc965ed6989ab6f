-- A publication may have a date to come, from which on the public reads it, and a job posting a last day. Both are said by
-- the policies, so that they hold for each way in which the public reads. Besides: who wrote an article, what to read
-- after it, and job postings in Markdown.

alter table public.blogs
  add column publish_at timestamptz,
  add column author_name text check (length(author_name) <= 100),
  add column next_reading text check (length(next_reading) <= 400)
    check (next_reading ~ '^/[a-z-]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\n/[a-z-]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,2}$');
alter table public.news
  add column publish_at timestamptz,
  add column author_name text check (length(author_name) <= 100),
  add column next_reading text check (length(next_reading) <= 400)
    check (next_reading ~ '^/[a-z-]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\n/[a-z-]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,2}$');
alter table public.careers
  add column publish_at timestamptz,
  add column closes_on date,
  add column content_format text not null default 'plain' check (content_format in ('plain', 'markdown'));

comment on column public.blogs.publish_at is
  'The date that staff have chosen. Once published it is created_at; null: the time of the first publication.';
comment on column public.blogs.next_reading is 'Addresses of up to three articles, one to a line, as /blog/<id>.';
comment on column public.careers.closes_on is 'The last day, in India, on which the public reads the posting.';

-- What exists is plain text, its kept versions as well.
update public.versions set content = content || '{"content_format": "plain"}' where subject = 'careers';

-- As before, and a chosen date counts as the time of creation from the publication on. What is taken back before it
-- appeared was never public.
create or replace function private.stamp_first_publication() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  by_client constant boolean := current_user in ('anon', 'authenticated');
  appeared boolean;
begin
  if by_client then
    new.first_published_at := case when tg_op = 'UPDATE' then old.first_published_at end;
  end if;
  appeared := new.first_published_at is not null and new.first_published_at <= now();
  if new.status <> 'published' then
    if not appeared then
      new.first_published_at := null;
    end if;
  elsif new.publish_at is not null then
    new.created_at := new.publish_at;
    if not appeared then
      new.first_published_at := greatest(new.publish_at, now());
    end if;
  elsif tg_op = 'INSERT' then
    new.first_published_at := coalesce(new.first_published_at, new.created_at);
  elsif not appeared then
    new.first_published_at := now();
    new.created_at := now();
  elsif old.publish_at is not null then
    new.created_at := new.first_published_at;
  end if;
  return new;
end
$$;

alter policy "Anyone reads what is published" on public.blogs using (status = 'published' and created_at <= now());
alter policy "Anyone reads what is published" on public.news using (status = 'published' and created_at <= now());
alter policy "Anyone reads what is published" on public.careers using (
  status = 'published' and created_at <= now()
  and (closes_on is null or closes_on >= (now() at time zone 'Asia/Kolkata')::date)
);

-- Erasing a person finds the name of an author too.
do $$
declare
  definition text := pg_get_functiondef('public.erase_person(text, boolean)'::regprocedure);
  part text;
begin
  foreach part in array array['concat_ws('' '', category, featured_image)', 'concat_ws('' '', news_type, featured_image)'] loop
    if position(part in definition) = 0 then
      raise exception 'erase_person has no %', part;
    end if;
    definition := replace(definition, part, replace(part, 'featured_image', 'featured_image, author_name'));
  end loop;
  execute definition;
end
$$;
