-- No other address may look like one that stands for a number, whatever stands between the two words of its domain: a comment,
-- or the full stop of another script. No mail reaches a domain that ends in `invalid`.
do $$
declare
  definition text := pg_get_functiondef('private.receive_enquiry()'::regprocedure);
  part constant text := 'like ''%callback.invalid%''';
begin
  if position(part in definition) = 0 then
    raise exception 'the check of enquiries has no %', part;
  end if;
  execute replace(definition, part, 'like ''%callback%invalid%''');
end
$$;
