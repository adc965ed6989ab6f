-- An enquiry is stored exactly once, however often it is sent: after a time-out, a double press, a restored line.

alter table public.contact_submissions add column submission_id uuid;
create unique index contact_submissions_submission on public.contact_submissions (submission_id);
comment on column public.contact_submissions.submission_id is
  'The sender''s own name for this enquiry, made by the form; a second one with the same name is not stored.';
grant insert (submission_id) on public.contact_submissions to anon, authenticated;

-- What was stored under a submission id, for whoever knows that id and every word of the enquiry; nothing otherwise.
create function public.repeated_enquiry(submission_id uuid, name text, email text, message text)
returns setof public.contact_submissions
language sql stable security definer
set search_path = ''
as $$
  select stored.*
  from public.contact_submissions as stored
  where stored.submission_id = repeated_enquiry.submission_id
    and stored.name = btrim(repeated_enquiry.name, E' \t\r\n')
    and stored.email = btrim(repeated_enquiry.email, E' \t\r\n')
    and stored.message = btrim(repeated_enquiry.message, E' \t\r\n')
$$;
revoke all on function public.repeated_enquiry(uuid, text, text, text) from public;
grant execute on function public.repeated_enquiry(uuid, text, text, text) to anon, authenticated, service_role;

-- How long a statement of a request may take, as PostgREST and the site's own backend set it for each role. Nothing
-- the product asks takes a tenth of that; a pattern that somebody made up may.
alter role anon set statement_timeout = '1s';
alter role authenticated set statement_timeout = '5s';
notify pgrst, 'reload config';
