-- Made-up enquiries up to number $TO, from number $FROM: words drawn from a list by number, so that each run has the same.
insert into public.contact_submissions (name, email, message, status, created_at, came_from)
select
  first || ' ' || last,
  lower(first) || '.' || lower(last) || n || '@' || host,
  'Company: ' || (array['Not provided', 'Narmada Seeds', 'Satpura Survey', 'Kolar Farms'])[1 + n % 4]
    || E'\nPhone: +91 9' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0')
    || E'\nInquiry Type: ' || (array['general', 'custom-drone', 'training', 'support', 'partnership'])[1 + n % 5]
    || E'\n\nMessage: We have ' || n % 900 || ' acres of ' || crop || ' near ' || town
    || '. What would a season cost, and when could your team come? Our reference is ' || substr(md5(n::text), 1, 12) || '.',
  case when n % 50 = 0 then 'new' else 'replied' end,
  now() - n * interval '25 seconds',
  (array['/', '/services/agriculture-spray', '/training/drone-pilot-training', null])[1 + n % 4]
from (
  select n,
    (array['Asha','Ravi','Meera','Imran','Kavita','Suresh','Farah','Nitin','Pooja','Harsh','Leela','Omkar'])[1 + n % 12] as first,
    (array['Verma','Iyer','Khan','Patel','Singh','Rao','Joshi','Mishra','Das','Nair','Tiwari'])[1 + (n / 12) % 11] as last,
    (array['farm.example','school.example','mail.example'])[1 + n % 3] as host,
    (array['wheat','soya','gram','paddy','maize','cotton','mustard'])[1 + (n / 5) % 7] as crop,
    (array['Sehore','Vidisha','Raisen','Hoshangabad','Dewas','Ujjain','Betul','Harda','Guna'])[1 + (n / 35) % 9] as town
  from generate_series($FROM, $TO) as n
) as made;
