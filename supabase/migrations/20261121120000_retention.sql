-- What the site does not keep, and what it does not pass off as its own: old enquiries go, and samples are known as such.

-- The server calls this when it starts and every day, as the owner of the table. On a Supabase project, schedule it:
--   select cron.schedule('forget-old-enquiries', '17 3 * * *', 'select private.forget_old_enquiries(12)');
-- A row that somebody works on, and what is more than one batch, is left for the next call.
create function private.forget_old_enquiries(months integer, batch integer default 500) returns integer
language plpgsql
set search_path = ''
set lock_timeout = '2s'
as $$
declare
  cut_off constant timestamptz := now() - make_interval(months => months);
  forgotten integer;
begin
  if months is null or months < 1 then
    raise exception 'An enquiry is kept for a month at least' using errcode = 'check_violation';
  end if;
  -- With a clock that is years ahead, everything is old. A site that had no enquiry for so long has its owner look.
  if (select max(created_at) < cut_off from public.contact_submissions) then
    raise exception 'Even the newest enquiry is older than % months: is the clock right?', months
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  perform set_config('app.forgetting', 'on', true);
  delete from public.contact_submissions where id in (
    select id from public.contact_submissions where created_at < cut_off
    order by created_at limit batch for update skip locked
  );
  get diagnostics forgotten = row_count;
  perform set_config('app.forgetting', '', true);
  if forgotten > 0 then
    perform private.note_change('forgotten', 'contact_submissions', null, jsonb_build_object('rows', forgotten));
  end if;
  return forgotten;
end
$$;
comment on function private.forget_old_enquiries(integer, integer) is
  'Deletes a batch of the enquiries that came in longer ago than so many months, and says how many they were.';
revoke all on function private.forget_old_enquiries(integer, integer) from public;

-- Words that hold a place until the company writes its own. Public cards say so; feeds and the site map of a site with
-- a public address leave them out.
alter table public.blogs add column is_sample boolean not null default false;
alter table public.news add column is_sample boolean not null default false;
alter table public.careers add column is_sample boolean not null default false;

-- Demonstration rows of a database that was seeded before this, as far as nobody has changed them.
do $$
declare
  publication text;
begin
  foreach publication in array array['blogs', 'news', 'careers'] loop
    execute format('alter table public.%I disable trigger stamp', publication);
    execute format(
      $sql$update public.%I set is_sample = true where id::text like '5eed0000-%%' and updated_at = created_at$sql$,
      publication
    );
    execute format('alter table public.%I enable trigger stamp', publication);
  end loop;
end
$$;

-- As before, and: nobody writes a sample through the API, and one whose words an administrator has changed is no longer
-- one. Its status and its picture may change without that.
create or replace function private.stamp_publication() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  by_client constant boolean := current_user in ('anon', 'authenticated');
  no_words constant text[] := array['status', 'featured_image', 'author_id', 'updated_at', 'is_sample'];
begin
  if tg_op = 'INSERT' then
    if by_client then
      new.author_id := auth.uid();
      new.created_at := now();
      new.updated_at := now();
      new.is_sample := false;
    end if;
  else
    new.id := old.id;
    new.created_at := old.created_at;
    new.updated_at := now();
    -- Deleting an account sets its rows' author to null, as the tables' owner.
    if by_client then
      new.author_id := old.author_id;
      new.is_sample := old.is_sample
        and to_jsonb(new) - no_words is not distinct from to_jsonb(old) - no_words;
    end if;
  end if;
  return new;
end
$$;
