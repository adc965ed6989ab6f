-- Stores an enquiry once, in one call. The table itself takes enquiries as before.

-- Stores an enquiry, unless one with the same `submission_id` is there already. `only_if_stored` stores nothing.
--
-- Returns the row, and as `repeated` whether it had been stored before with the same words; null where `only_if_stored`
-- finds none. Raises unique_violation for a `submission_id` that is there with other words, and what the table's checks raise.
--
-- It runs as the tables' owner to read the stored row; the caller chooses neither `id` nor `created_at`. The id is noted
-- for the transaction, by which the triggers know an enquiry that a visitor sent.
create function public.submit_enquiry(
  name text default null,
  email text default null,
  message text default null,
  status text default 'new',
  submission_id uuid default null,
  came_from text default null,
  instrument text default null,
  campaign text default null,
  only_if_stored boolean default false
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  new_id constant uuid := gen_random_uuid();
  stored public.contact_submissions;
begin
  if submit_enquiry.status is distinct from 'new' then
    raise exception 'An enquiry begins as new' using errcode = '42501';
  end if;
  if only_if_stored is not true then
    perform set_config('app.submitted_id', new_id::text, true);
    insert into public.contact_submissions as enquiry
      (id, name, email, message, submission_id, came_from, instrument, campaign)
    values (new_id, submit_enquiry.name, submit_enquiry.email, submit_enquiry.message, submit_enquiry.submission_id,
      submit_enquiry.came_from, submit_enquiry.instrument, submit_enquiry.campaign)
    on conflict (submission_id) do nothing
    returning enquiry.* into stored;
    if found then
      return json_build_object('repeated', false, 'enquiry', row_to_json(stored));
    end if;
  end if;

  select earlier.* into stored from public.contact_submissions as earlier
  where earlier.submission_id = submit_enquiry.submission_id
    and earlier.name = btrim(private.cleaned(submit_enquiry.name), E' \t\r\n')
    and earlier.email = btrim(private.cleaned(submit_enquiry.email), E' \t\r\n')
    and earlier.message = btrim(private.cleaned(submit_enquiry.message), E' \t\r\n');
  if found then
    return json_build_object('repeated', true, 'enquiry', row_to_json(stored));
  elsif only_if_stored then
    return null;
  end if;
  raise exception 'duplicate key value violates unique constraint "contact_submissions_submission"'
    using errcode = 'unique_violation';
end
$$;
revoke all on function public.submit_enquiry(text, text, text, text, uuid, text, text, text, boolean) from public;
grant execute on function public.submit_enquiry(text, text, text, text, uuid, text, text, text, boolean)
to anon, authenticated, service_role;

drop function public.repeated_enquiry(uuid, text, text, text);
