-- Who else is writing in a form: their name and since when, and nothing of what they write.
create function public.open_elsewhere(thing text, row_id uuid)
returns table (name text, since timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select left(coalesce(nullif(btrim(account.raw_user_meta_data ->> 'full_name'), ''), account.email), 320), min(draft.created_at)
  from public.drafts as draft
  join auth.users as account on account.id = draft.writer
  where public.is_secure_admin((select auth.uid()))
    and draft.subject = thing and draft.subject_id = row_id and draft.writer <> (select auth.uid())
    and draft.ended is null and draft.updated_at > now() - interval '10 minutes'
  group by account.id
  order by 2
$$;
revoke all on function public.open_elsewhere(text, uuid) from public;
grant execute on function public.open_elsewhere(text, uuid) to authenticated;
