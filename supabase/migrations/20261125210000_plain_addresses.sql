-- As before, and the address is plainly one: a mail program takes "a,b@c.example" for b@c.example, which would get the link.
create or replace function private.add_administrator(address text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if address is null or address !~ '^[^][\s@,;:<>()\\"[:cntrl:]]+@[^][\s@,;:<>()\\"[:cntrl:]]+$' or length(address) > 254 then
    raise exception 'This is not an e-mail address' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.administrators (email) values (lower(address)) on conflict do nothing;
  return found;
end
$$;
