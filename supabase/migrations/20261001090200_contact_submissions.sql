-- Enquiries. Anyone sends one and receives that one row back; administrators alone read, answer and delete them.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name ~ '\S' and length(name) <= 200),
  email text not null check (length(email) <= 320),
  message text not null check (message ~ '\S' and length(message) <= 10000),
  status text not null default 'new' check (status in ('new', 'replied')),
  created_at timestamptz not null default now()
);

create index contact_submissions_newest on public.contact_submissions (created_at desc, id desc);

-- Checks what the form checks, in its words. For the sender to be given their own row back, the row's id is noted for
-- the rest of the transaction, which is one request; the policy below lets exactly that row be read. The id is made
-- here, so that nobody can name another's, and one transaction may note only one.
create function private.receive_enquiry() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.name := btrim(coalesce(new.name, ''), E' \t\r\n');
  new.email := btrim(coalesce(new.email, ''), E' \t\r\n');
  new.message := btrim(coalesce(new.message, ''), E' \t\r\n');
  if new.name = '' then
    raise exception 'Name is required' using errcode = 'check_violation';
  elsif new.email = '' then
    raise exception 'Email is required' using errcode = 'check_violation';
  elsif new.message = '' then
    raise exception 'Message is required' using errcode = 'check_violation';
  elsif new.email !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' then
    raise exception 'Please enter a valid email address' using errcode = 'check_violation';
  end if;

  if current_user in ('anon', 'authenticated') then
    if nullif(current_setting('app.submitted_id', true), '') is not null then
      raise exception 'One enquiry at a time' using errcode = '42501';
    end if;
    if new.status is distinct from 'new' then
      raise exception 'An enquiry begins as new' using errcode = '42501';
    end if;
    new.id := gen_random_uuid();
    new.created_at := now();
    perform set_config('app.submitted_id', new.id::text, true);
  end if;
  return new;
end
$$;

create trigger receive before insert on public.contact_submissions
for each row execute function private.receive_enquiry();

alter table public.contact_submissions enable row level security;

create policy "Anyone sends an enquiry" on public.contact_submissions
for insert to anon, authenticated with check (status = 'new');

create policy "The sender is given the row of this very request" on public.contact_submissions
for select to anon, authenticated
using (id = nullif(current_setting('app.submitted_id', true), '')::uuid);

create policy "Administrators read" on public.contact_submissions
for select to authenticated using ((select public.is_secure_admin((select auth.uid()))));

create policy "Administrators answer" on public.contact_submissions
for update to authenticated
using ((select public.is_secure_admin((select auth.uid()))))
with check ((select public.is_secure_admin((select auth.uid()))));

create policy "Administrators delete" on public.contact_submissions
for delete to authenticated using ((select public.is_secure_admin((select auth.uid()))));

revoke all on public.contact_submissions from public, anon, authenticated;
grant select, insert (name, email, message, status) on public.contact_submissions to anon, authenticated;
grant update (status), delete on public.contact_submissions to authenticated;
grant all on public.contact_submissions to service_role;
