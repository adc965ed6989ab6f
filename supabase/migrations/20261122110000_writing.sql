-- How the content of an article is written, and when a publication was first seen by the public.

-- What exists is plain text and reads as it always did; the forms begin new articles in Markdown.
alter table public.blogs add column content_format text not null default 'plain'
  check (content_format in ('plain', 'markdown'));
alter table public.news add column content_format text not null default 'plain'
  check (content_format in ('plain', 'markdown'));

-- Versions that were kept before say so too, or an old one would be shown as Markdown when it is taken back.
update public.versions set content = content || '{"content_format": "plain"}' where subject in ('blogs', 'news');

alter table public.blogs add column first_published_at timestamptz;
alter table public.news add column first_published_at timestamptz;
alter table public.careers add column first_published_at timestamptz;

-- What is not a draft was published some time; its date, which readers know, is the best that is known of it.
do $$
declare
  publication text;
begin
  foreach publication in array array['blogs', 'news', 'careers'] loop
    execute format('alter table public.%I disable trigger stamp', publication);
    execute format(
      $sql$update public.%I set first_published_at = created_at where status <> 'draft'$sql$, publication
    );
    execute format('alter table public.%I enable trigger stamp', publication);
  end loop;
end
$$;

-- Lists are sorted and pages dated by created_at. A text that was begun in November and published in December is news of
-- December, so its first publication is when it counts as created. Taken back and published again, it keeps its date.
-- Named to run after `stamp`, which holds created_at still.
create function private.stamp_first_publication() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  by_client constant boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'INSERT' then
    -- Restores and seeds bring their own.
    if by_client then
      new.first_published_at := null;
    end if;
    if new.status = 'published' then
      new.first_published_at := coalesce(new.first_published_at, new.created_at);
    end if;
  else
    if by_client then
      new.first_published_at := old.first_published_at;
    end if;
    if new.status = 'published' and new.first_published_at is null then
      new.first_published_at := now();
      new.created_at := now();
    end if;
  end if;
  return new;
end
$$;

create trigger stamp_first_publication before insert or update on public.blogs
for each row execute function private.stamp_first_publication();
create trigger stamp_first_publication before insert or update on public.news
for each row execute function private.stamp_first_publication();
create trigger stamp_first_publication before insert or update on public.careers
for each row execute function private.stamp_first_publication();

-- That somebody put a text before the public. Not that it came out of the bin, which is noted as that; nor what SQL does,
-- by which samples come.
create function private.note_publication() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null and current_setting('app.restoring', true) is distinct from 'on' then
    perform private.note_change('published', tg_table_name, new.id, '{}');
  end if;
  return null;
end
$$;
revoke all on function private.note_publication() from public;

do $$
declare
  publication text;
begin
  foreach publication in array array['blogs', 'news', 'careers'] loop
    execute format($sql$
      create trigger note_first_status after insert on public.%1$I
      for each row when (new.status = 'published') execute function private.note_publication();
      create trigger note_status after update of status on public.%1$I
      for each row when (new.status = 'published' and old.status <> 'published')
      execute function private.note_publication();
    $sql$, publication);
  end loop;
end
$$;
