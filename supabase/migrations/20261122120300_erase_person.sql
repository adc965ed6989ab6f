-- "Erase this person" (DPDP Act, 2023): every enquiry that was sent from an address goes, out of the bin as well, with its
-- note and what was still to be mailed about it; where other enquiries, notes, what else lies in the bin, and kept versions
-- of posts name the address, it is taken out of them.
--
-- `really` false only counts. The log keeps that somebody was erased, and how much, but not who.
-- A kept row with a pattern taken out of each of its texts. Not out of the JSON as text: there a line break is two
-- characters, one of them a letter.
create function private.without_words(content jsonb, pattern text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(
    key,
    case jsonb_typeof(value)
      when 'string' then to_jsonb(regexp_replace(value #>> '{}', pattern, '[erased]', 'g'))
      else value
    end
  )
  from jsonb_each(content)
$$;
revoke all on function private.without_words(jsonb, text) from public;

create function public.erase_person(address text, really boolean default false) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(address));
  pattern constant text := '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
  -- As it stands within JSON, where quotes and backslashes are written otherwise.
  quoted constant text := substring(to_jsonb(wanted)::text from '^"(.*)"$');
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
  where lower(email) <> wanted and (
    (name || ' ' || email || ' ' || message) ilike pattern and (name ~ named or message ~ named)
    or concat_ws(' ', came_from, instrument, campaign) ~ named
  );
  select count(*) into notes from public.enquiry_notes
  where note ~ named and id not in (select id from public.contact_submissions where lower(email) = wanted);
  select
    (
      select count(*) from public.bin
      where position(quoted in lower(content::text)) > 0 and private.without_words(content, named) <> content
        and not (subject = 'contact_submissions' and coalesce(lower(content ->> 'email') = wanted, false))
    ) + (
      select count(*) from public.versions
      where position(quoted in lower(content::text)) > 0 and private.without_words(content, named) <> content
    )
  into kept;

  if really then
    -- One act in the log, and nothing for a bin.
    perform set_config('app.forgetting', 'on', true);
    delete from public.contact_submissions where lower(email) = wanted;
    delete from public.bin where subject = 'contact_submissions' and lower(content ->> 'email') = wanted;
    update public.bin
    set name = left(regexp_replace(name, named, '[erased]', 'g'), 200), content = private.without_words(content, named)
    where position(quoted in lower(content::text)) > 0;
    update public.versions set content = private.without_words(content, named)
    where position(quoted in lower(content::text)) > 0;
    update public.contact_submissions
    set name = left(regexp_replace(name, named, '[erased]', 'g'), 200),
      message = left(regexp_replace(message, named, '[erased]', 'g'), 10000)
    where (name || ' ' || email || ' ' || message) ilike pattern and (name ~ named or message ~ named);
    update public.contact_submissions
    set came_from = left(regexp_replace(came_from, named, '[erased]', 'g'), 300),
      instrument = left(regexp_replace(instrument, named, '[erased]', 'g'), 60),
      campaign = left(regexp_replace(campaign, named, '[erased]', 'g'), 400)
    where concat_ws(' ', came_from, instrument, campaign) ~ named;
    update public.enquiry_notes set note = left(regexp_replace(note, named, '[erased]', 'g'), 4000) where note ~ named;
    perform set_config('app.forgetting', '', true);
    perform private.note_change('person_erased', 'contact_submissions', null,
      jsonb_build_object('enquiries', enquiries, 'mentions', mentions, 'notes', notes, 'kept', kept));
  end if;
  return jsonb_build_object('enquiries', enquiries, 'mentions', mentions, 'notes', notes, 'kept', kept);
end
$$;
revoke all on function public.erase_person(text, boolean) from public;
grant execute on function public.erase_person(text, boolean) to authenticated;
