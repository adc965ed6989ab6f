-- "Erase this person" (DPDP Act, 2023): every enquiry that was sent from an address goes, out of the bin as well, with its
-- note and what was still to be mailed about it; where other enquiries, notes, what else lies in the bin, and kept versions
-- of posts name the address, it is taken out of them.
--
-- `really` false only counts. The log keeps that somebody was erased, and how much, but not who.
create function public.erase_person(address text, really boolean default false) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(address));
  pattern constant text := '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
  -- The address as a regular expression, as a word of its own.
  named constant text := '(?i)(?<![a-z0-9._%+-])' || regexp_replace(wanted, '([^a-z0-9@-])', '\\\1', 'g') || '(?![a-z0-9-]|\.[a-z0-9])';
  enquiries integer;
  mentions integer;
  notes integer;
  kept integer;
begin
  if not coalesce(public.is_secure_admin((select auth.uid())), false) then
    raise exception 'Only administrators erase a person' using errcode = '42501';
  end if;
  if wanted !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' then
    raise exception 'Please enter a valid email address' using errcode = 'check_violation';
  end if;

  select (select count(*) from public.contact_submissions where lower(email) = wanted)
    + (select count(*) from public.bin where subject = 'contact_submissions' and lower(content ->> 'email') = wanted)
  into enquiries;
  select count(*) into mentions from public.contact_submissions
  where lower(email) <> wanted and (name || ' ' || email || ' ' || message) ilike pattern
    and (name ~ named or message ~ named);
  select count(*) into notes from public.enquiry_notes
  where note ~ named and id not in (select id from public.contact_submissions where lower(email) = wanted);
  select
    (
      select count(*) from public.bin
      where content::text ~ named
        and not (subject = 'contact_submissions' and coalesce(lower(content ->> 'email') = wanted, false))
    ) + (select count(*) from public.versions where content::text ~ named)
  into kept;

  if really then
    -- One act in the log, and nothing for a bin.
    perform set_config('app.forgetting', 'on', true);
    delete from public.contact_submissions where lower(email) = wanted;
    delete from public.bin where subject = 'contact_submissions' and lower(content ->> 'email') = wanted;
    update public.bin
    set name = regexp_replace(name, named, '[erased]', 'g'),
      content = regexp_replace(content::text, named, '[erased]', 'g')::jsonb
    where content::text ~ named;
    update public.versions set content = regexp_replace(content::text, named, '[erased]', 'g')::jsonb
    where content::text ~ named;
    update public.contact_submissions
    set name = regexp_replace(name, named, '[erased]', 'g'), message = regexp_replace(message, named, '[erased]', 'g')
    where (name || ' ' || email || ' ' || message) ilike pattern and (name ~ named or message ~ named);
    update public.enquiry_notes set note = regexp_replace(note, named, '[erased]', 'g') where note ~ named;
    perform set_config('app.forgetting', '', true);
    perform private.note_change('person_erased', 'contact_submissions', null,
      jsonb_build_object('enquiries', enquiries, 'mentions', mentions, 'notes', notes, 'kept', kept));
  end if;
  return jsonb_build_object('enquiries', enquiries, 'mentions', mentions, 'notes', notes, 'kept', kept);
end
$$;
revoke all on function public.erase_person(text, boolean) from public;
grant execute on function public.erase_person(text, boolean) to authenticated;
