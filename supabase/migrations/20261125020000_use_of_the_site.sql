-- How the site is used: counts by day and page, without a visitor. The server adds to them; nobody else writes.
create table private.site_use (
  day date not null,
  page text not null check (length(page) <= 120),
  what text not null check (what in (
    'direct', 'search', 'whatsapp', 'campaign', 'other', 'instrument', 'call', 'message', 'brochure', 'chat', 'chat unanswered'
  )),
  count integer not null check (count > 0),
  primary key (day, page, what)
);
comment on column private.site_use.what is 'Where a visit came from, or what a visitor did on the page.';
alter table private.site_use enable row level security;
revoke all on private.site_use from public, anon, authenticated;

-- The owner's look at it: each page in this week and the one before, and each day's visits. Enquiries are counted by the page
-- that led to them.
create function public.use_of_the_site(weeks integer default 12) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Asia/Kolkata')::date;
  this_week constant date := today - 6;
  last_week constant date := today - 13;
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(counted) order by counted.seen desc, counted.page), '[]') from (
        select page,
          coalesce(sum(n) filter (where this and what = 'seen'), 0)::int as seen,
          coalesce(sum(n) filter (where not this and what = 'seen'), 0)::int as seen_before,
          coalesce(sum(n) filter (where this and what = 'acted'), 0)::int as acted,
          coalesce(sum(n) filter (where not this and what = 'acted'), 0)::int as acted_before,
          coalesce(sum(n) filter (where this and what = 'enquired'), 0)::int as enquired,
          coalesce(sum(n) filter (where not this and what = 'enquired'), 0)::int as enquired_before
        from (
          select page, day >= this_week as this, count as n, case
              when what in ('direct', 'search', 'whatsapp', 'campaign', 'other') then 'seen'
              when what in ('instrument', 'call', 'message', 'brochure') then 'acted' end as what
          from private.site_use where day between last_week and today
          union all
          select coalesce(came_from, '/contact-us'), (created_at at time zone 'Asia/Kolkata')::date >= this_week, 1, 'enquired'
          from public.contact_submissions
          where created_at >= (last_week::timestamp at time zone 'Asia/Kolkata')
        ) as events
        group by page
        order by seen desc, page limit 200
      ) as counted
    ),
    'kinds', (
      select coalesce(jsonb_object_agg(what, n), '{}') from (
        select what, sum(count)::int as n from private.site_use where day between this_week and today group by what
      ) as counted
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day, 'seen', seen) order by day), '[]') from (
        select day::date as day, coalesce((
          select sum(count)::int from private.site_use as used
          where used.day = days.day::date and what in ('direct', 'search', 'whatsapp', 'campaign', 'other')
        ), 0) as seen
        from generate_series(today - (least(greatest(weeks, 1), 53) * 7 - 1), today, '1 day') as days (day)
      ) as counted
    )
  );
end
$$;
revoke all on function public.use_of_the_site(integer) from public, anon;
grant execute on function public.use_of_the_site(integer) to authenticated;

-- Counts are kept for 25 months, so that a month can be compared with the same one a year before.
create function private.forget_old_use() returns void
language sql
set search_path = ''
as $$
  delete from private.site_use where day < current_date - interval '25 months'
$$;
revoke all on function private.forget_old_use() from public;
