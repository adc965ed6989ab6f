-- Demonstration news that an earlier version of the site announced for days of 2026 no longer stands on the public list,
-- as far as it is still a sample. A database that is seeded now does not have it.
update public.news
set status = 'archived'
where is_sample
  and status = 'published'
  and title in (
    'Monsoon batch of the pilot course begins on 20 July',
    'Open day for teachers: drones in the tinkering lab',
    'Service days in October: bring your drone, whoever built it'
  );
