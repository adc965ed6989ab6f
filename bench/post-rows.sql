-- Made-up posts up to number $TO, from number $FROM, of 60 sentences of about 65 letters each.
insert into public.blogs (title, excerpt, content, status, category, created_at, updated_at)
select
  (array['Spraying', 'Surveying', 'Training', 'Repairing'])[1 + n % 4] || ' in week ' || n,
  'What we learned in ' || (array['Sehore', 'Vidisha', 'Raisen', 'Dewas', 'Ujjain', 'Betul', 'Harda'])[1 + n % 7],
  (
    select string_agg(
      'On day ' || day || ' we flew over ' || (array['wheat', 'soya', 'gram', 'paddy', 'maize', 'cotton', 'mustard'])[1 + (n + day) % 7]
        || ' and noted the reading ' || substr(md5(n::text || day), 1, 12) || '.', ' '
    )
    from generate_series(1, 60) as day
  ),
  (array['draft', 'published', 'published', 'archived'])[1 + n % 4],
  (array['Farming', 'Survey', 'Academy'])[1 + n % 3],
  now() - n * interval '1 hour',
  now() - n % 977 * interval '1 hour'
from generate_series($FROM, $TO) as n
