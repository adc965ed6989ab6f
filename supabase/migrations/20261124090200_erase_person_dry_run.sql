-- `erase_person` only counts unless `dry_run` is false. The former argument, `really`, meant the opposite: a call by that
-- name finds no function. All else is as it was, with the tables of articles that later migrations wrote into it.
do $$
declare
  definition constant text := pg_get_functiondef('public.erase_person(text, boolean)'::regprocedure);
begin
  drop function public.erase_person(text, boolean);
  execute replace(replace(definition, 'really boolean DEFAULT false', 'dry_run boolean DEFAULT true'),
    'if really then', 'if not dry_run then');
end
$$;
revoke all on function public.erase_person(text, boolean) from public;
grant execute on function public.erase_person(text, boolean) to authenticated;
