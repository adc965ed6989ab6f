-- A sender who repeats an enquiry sees it as it arrived: nothing of what staff have made of it since.
do $$
declare
  definition text := pg_get_functiondef('public.submit_enquiry(text, text, text, text, uuid, text, text, text, boolean)'::regprocedure);
  part constant text := 'return json_build_object(''repeated'', true';
begin
  if position(part in definition) = 0 then
    raise exception 'submit_enquiry has no %', part;
  end if;
  execute replace(definition, part,
    'stored.status := ''new''; stored.assigned_to := null; stored.follow_up := null; stored.is_spam := false;'
    || E'\n    ' || part);
end
$$;
