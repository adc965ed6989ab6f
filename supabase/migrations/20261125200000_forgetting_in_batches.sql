-- As before; enquiries have a column `batch` since 20261125160200, so the parameter is called by its full name.
create or replace function private.forget_old_enquiries(months integer, batch integer default 500) returns integer
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
  if not private.clock_is_steady() then
    return 0;
  end if;
  -- A clock may be years ahead for days. A site that had no enquiry for so long has its owner look.
  if (select max(created_at) < cut_off from public.contact_submissions) then
    raise exception 'Even the newest enquiry is older than % months: is the clock right?', months
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  perform set_config('app.forgetting', 'on', true);
  delete from public.contact_submissions where id in (
    select id from public.contact_submissions where created_at < cut_off
    order by created_at limit forget_old_enquiries.batch for update skip locked
  );
  get diagnostics forgotten = row_count;
  perform set_config('app.forgetting', '', true);
  if forgotten > 0 then
    perform private.note_change('forgotten', 'contact_submissions', null, jsonb_build_object('rows', forgotten));
  end if;
  return forgotten;
end
$$;
